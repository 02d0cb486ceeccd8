import type { ComponentChildren } from 'preact';

/** A small word that sorts something: "6 players", "medium". */
export const Badge = ({
  kind = 'plain',
  children,
}: {
  readonly kind?: string;
  readonly children: ComponentChildren;
}) => <span class={`badge badge-${kind}`}>{children}</span>;
