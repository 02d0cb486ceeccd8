/** A piece of running text. */
export type Inline =
  | string
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'emphasis'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly text: string };

/** The parts our manual is made of; anything else is refused when the application is built. */
export type Block =
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly id: string;
      readonly text: readonly Inline[];
    }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  /** An example hand, which the page settles itself. */
  | { readonly kind: 'hand'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string };

export interface BookPage {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A line of the contents. */
export interface Entry {
  readonly id: string;
  readonly says: string;
}

export interface RuleBook {
  readonly intro: readonly Block[];
  readonly groups: readonly { readonly title: string; readonly rules: readonly Entry[] }[];
  /** The rules in their order. */
  readonly rules: readonly BookPage[];
  /** Rulings and notation. */
  readonly others: readonly BookPage[];
}
