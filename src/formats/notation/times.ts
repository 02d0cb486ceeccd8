import { plainNumber } from './amounts.ts';

/** How a time that is not known yet is written. */
export const NO_TIME = 'HH:MM:SS';

/** "0:02:30" → "00:02:30"; null for the placeholder, undefined for what is no time. */
export function readTime(text: string): string | null | undefined {
  if (text.length === 8 && isCanonical(text)) return text;
  if (text.length > 12) return undefined;
  const upper = text.toUpperCase();
  if (upper === NO_TIME || text === '--:--:--') return null;
  const parts = text.split(':');
  if (parts.length !== 3) return undefined;
  const figures = parts.map((part) => (part.length > 2 ? -1 : plainNumber(part, 0, part.length)));
  const [hours, minutes, seconds] = figures as [number, number, number];
  if (hours < 0 || minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59) return undefined;
  return figures.map((part) => String(part).padStart(2, '0')).join(':');
}

function isCanonical(text: string): boolean {
  if (text.charCodeAt(2) !== 58 || text.charCodeAt(5) !== 58) return false;
  const minutes = plainNumber(text, 3, 5);
  const seconds = plainNumber(text, 6, 8);
  return (
    plainNumber(text, 0, 2) >= 0 && minutes >= 0 && minutes < 60 && seconds >= 0 && seconds < 60
  );
}
