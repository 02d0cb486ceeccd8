/** The places of the panel that somebody can be led to. */
export const TITLE_ID = 'keep-title';
export const OPEN_ID = 'session-open';
export const NOTICE_ID = 'keep-notice';

/**
 * Leads whoever works with the keyboard on when what he pressed is gone. Who has gone on to something
 * else is left there.
 */
export function leadTo(id: string): void {
  // Not before the page is drawn: only then is it known what is gone and what has come.
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) {
      document.getElementById(id)?.focus({ preventScroll: true });
    }
  });
}
