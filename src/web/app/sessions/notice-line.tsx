import type { Keep } from '../../session/session-store.ts';
import { DoButton } from './do-button.tsx';
import { leadTo, NOTICE_ID, TITLE_ID } from './focus.ts';

/** What has just happened, with a way back; it stays until it is answered. */
export const NoticeLine = ({ keep }: { readonly keep: Keep }) => {
  const notice = keep.notice.value;
  const close = (): void => {
    keep.notice.value = null;
    leadTo(TITLE_ID);
  };
  return (
    <div role="status">
      {notice && (
        <div id={NOTICE_ID} class="keep-notice" tabIndex={-1}>
          <p>{notice.text}</p>
          {notice.offer && (
            <DoButton
              onDo={() => {
                close();
                notice.offer?.run();
              }}
            >
              {notice.offer.label}
            </DoButton>
          )}
          <DoButton onDo={close}>Close</DoButton>
        </div>
      )}
    </div>
  );
};
