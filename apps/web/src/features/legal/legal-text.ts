/** A legal text as data, so that the page, its contents list and the tests read the same words. */
export interface LegalText {
  title: string;
  /** For the page's head: what a search result shows. */
  description: string;
  summary: string;
  sections: LegalSection[];
}

export interface LegalSection {
  id: string;
  title: string;
  blocks: LegalBlock[];
}

/** A paragraph, a subheading, or a list whose items may begin with a term. */
export type LegalBlock = string | { subheading: string } | { items: LegalItem[] };

export interface LegalItem {
  term?: string;
  text: string;
  /** Where the text leads. */
  href?: string;
}
