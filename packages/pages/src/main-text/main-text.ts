/** A block of the main text; `links` are the parts of its text that are links. */
export interface MainParagraph {
  readonly kind: 'text' | 'heading' | 'item' | 'cell' | 'quote' | 'code';
  readonly text: string;
  readonly links: readonly { readonly start: number; readonly end: number }[];
}

/**
 * How sure the text is the main one. `high`: found by the paragraphs themselves; `low`: what is left where there are none;
 * `none`: the page was not read, for it is too large or too deep.
 */
export type MainTextConfidence = 'high' | 'low' | 'none';

export interface MainText {
  /** Paragraphs, each on its own line. */
  readonly text: string;
  readonly words: number;
  readonly paragraphs: readonly MainParagraph[];
  readonly confidence: MainTextConfidence;
  /** Why nothing was read: more than 50,000 elements, or more than 400 inside each other. */
  readonly refusal: 'many-elements' | 'deep' | null;
}
