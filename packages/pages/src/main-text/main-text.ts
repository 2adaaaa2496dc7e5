/** A block of the main text; `links` are the linked parts of its text. */
export interface MainParagraph {
  readonly kind: 'text' | 'heading' | 'item' | 'cell' | 'quote' | 'code';
  readonly text: string;
  readonly links: readonly { readonly start: number; readonly end: number }[];
}

/**
 * Confidence in the main text. `high`: found by its paragraphs; `low`: the remaining text of a page
 * without paragraphs; `none`: not read, because the page is too large or too deep.
 */
export type MainTextConfidence = 'high' | 'low' | 'none';

export interface MainText {
  readonly text: string;
  readonly words: number;
  readonly paragraphs: readonly MainParagraph[];
  readonly confidence: MainTextConfidence;
  /** Reason why nothing was read: more than 50,000 elements, or nesting deeper than 400. */
  readonly refusal: 'many-elements' | 'deep' | null;
}
