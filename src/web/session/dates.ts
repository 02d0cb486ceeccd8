// Made once: making one takes longer than a whole list takes to draw.
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const LONG = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** When something was changed, as short as it can be said now: "14:32", "3 Nov", "3 Nov 2025". */
export function whenText(at: number, now: number): string {
  const then = new Date(at);
  const today = new Date(now);
  if (then.getFullYear() !== today.getFullYear()) return DATE.format(at);
  const isToday = then.getMonth() === today.getMonth() && then.getDate() === today.getDate();
  return (isToday ? TIME : DAY).format(at);
}

/** "15 November 2026": what a session is called before somebody names it. */
export const dayText = (at: number): string => LONG.format(at);

/** "2026-11-15", for the name of a file. */
export const dayStamp = (at: number): string => new Date(at).toISOString().slice(0, 10);
