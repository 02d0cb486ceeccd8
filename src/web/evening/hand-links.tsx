import type { ComponentChildren } from 'preact';
import { handLink } from '../ui/routes.ts';
import type { Evening } from './evening.ts';

/** What a link to a hand of the report needs to know. */
export interface HandLinks {
  /** The session's id. */
  readonly session: string;
  readonly evening: Evening;
}

/** The address that opens a hand of the report in the recorder. */
export const handAddress = ({ session, evening }: HandLinks, hand: number): string =>
  handLink(session, evening.places[hand]!);

/** "hand 12", which opens it. */
export const HandLink = ({
  links,
  hand,
  children,
}: {
  readonly links: HandLinks;
  /** Its index in the report. */
  readonly hand: number;
  readonly children?: ComponentChildren;
}) => (
  <a href={handAddress(links, hand)} data-hand={hand}>
    {children ?? `hand ${labelOf(links, hand)}`}
  </a>
);

const labelOf = ({ evening }: HandLinks, hand: number): string => evening.report.hands[hand]!.label;

/** Several hands in one line, each a link. */
export const HandLinkList = ({
  links,
  hands,
}: {
  readonly links: HandLinks;
  readonly hands: readonly number[];
}) => (
  <span class="hand-links">
    {hands.map((hand) => (
      <HandLink key={hand} links={links} hand={hand}>
        <span class="off-screen">hand </span>
        {labelOf(links, hand)}
      </HandLink>
    ))}
  </span>
);
