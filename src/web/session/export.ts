import type { Session } from './session.ts';

/** The file that holds everything: an interface, so that old files can be read forever. */
interface ExportedSessions {
  readonly sidepot: 'sessions';
  readonly version: 1;
  readonly exportedAt: string;
  readonly sessions: readonly Session[];
}

export const EXPORT_VERSION = 1;

export function exportJson(sessions: readonly Session[], exportedAt: string): string {
  const file: ExportedSessions = {
    sidepot: 'sessions',
    version: EXPORT_VERSION,
    exportedAt,
    sessions: sessions.map(({ id, name, hands, at, levels }) => ({
      id,
      name,
      hands,
      at,
      ...(levels && { levels }),
    })),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** All hands of a session as one text, with a blank line between them. */
export const handsText = ({ hands }: Pick<Session, 'hands'>): string =>
  hands
    .filter((text) => text.trim() !== '')
    .map((text) => (text.endsWith('\n') ? text : `${text}\n`))
    .join('\n');

/** A name every system takes for a file. */
export const fileName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .replace(/ +/g, ' ')
    .slice(0, 60)
    .trim() || 'hands';

/** Hands a text or a picture over as a file. */
export function download(name: string, content: string | Blob, type = 'text/plain'): void {
  const link = document.createElement('a');
  const file = typeof content === 'string' ? new Blob([content], { type }) : content;
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
