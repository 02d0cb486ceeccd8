/** What became of a program that was given one hand. */
export type Ended =
  | { readonly kind: 'answered'; readonly out: string }
  /** `--stream`: a program that knows the tournament is over says null. */
  | { readonly kind: 'over' }
  | { readonly kind: 'time-limit'; readonly seconds: number; readonly out: string }
  | {
      readonly kind: 'died';
      readonly code: number | null;
      readonly signal: string | null;
      readonly out: string;
      /** The end of what it wrote to standard error. */
      readonly err: string;
    }
  | { readonly kind: 'too-much'; readonly out: string }
  /** `--stream`: an answer with the id of another case. */
  | { readonly kind: 'another-hand'; readonly line: string; readonly why: string }
  /** `--stream`: a line that is no answer. */
  | { readonly kind: 'bad-line'; readonly line: string; readonly why: string };
