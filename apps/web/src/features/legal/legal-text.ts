/** Legal text as data, shared by the page, its table of contents and the tests. */
export interface LegalText {
  title: string;
  /** Meta description for search results. */
  description: string;
  summary: string;
  sections: LegalSection[];
}

export interface LegalSection {
  id: string;
  title: string;
  blocks: LegalBlock[];
}

/** Paragraph, subheading, or list whose items may start with a term. */
export type LegalBlock = string | { subheading: string } | { items: LegalItem[] };

export interface LegalItem {
  term?: string;
  text: string;
  /** Target of a link. */
  href?: string;
}
