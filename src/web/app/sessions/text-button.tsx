import type { ComponentChildren } from 'preact';

/** A button that looks like a link, for what is done now and then. */
export const TextButton = ({
  onDo,
  about,
  children,
}: {
  readonly onDo: () => void;
  /** For those who hear the button and not what stands beside it. */
  readonly about?: string;
  readonly children: ComponentChildren;
}) => (
  <button type="button" class="do" onClick={onDo}>
    {children}
    {about && <span class="off-screen"> {about}</span>}
  </button>
);
