/** Purpose of a page, judged by its markup and text. */
export type BriefPageKind =
  | 'guide'
  | 'comparison'
  | 'category'
  | 'product'
  | 'tool'
  | 'news'
  | 'forum'
  | 'video'
  | 'local'
  | 'home'
  | 'other';

/** Visible parts of a page besides its text. */
export type BriefForm =
  | 'table'
  | 'list'
  | 'video'
  | 'images'
  | 'steps'
  | 'faq'
  | 'prices'
  | 'author'
  | 'date';

export type BriefOrigin = 'heading' | 'faq' | 'people_also_ask' | 'search_console' | 'keyword';

export interface BriefHeading {
  /** Position among the page's headings, from 1. */
  number: number;
  text: string;
  /** 0 at the start of the page, 1 at its end. */
  place: number;
}

export interface BriefQuestion {
  text: string;
  from: 'heading' | 'faq';
  /** Number of the heading; null for a question of structured data. */
  number: number | null;
}

export interface BriefTerm {
  /** Stems separated by spaces. */
  key: string;
  /** As written on the page. */
  text: string;
  count: number;
  /** The first paragraph that contains it, from 1. */
  paragraph: number;
}

/** Stored extract of a page that a brief reads; it contains no sentence of the page. */
export interface BriefExtract {
  kind: BriefPageKind;
  /** At most seven words of the title. */
  title: string;
  language: string | null;
  words: number;
  isSure: boolean;
  headings: BriefHeading[];
  questions: BriefQuestion[];
  terms: BriefTerm[];
  /** For each paragraph the hashes of its stems, base64 of 32-bit numbers; a 0 ends a paragraph. */
  paragraphs: string;
  /** Start of each paragraph, at most seven words, to open the place in a browser. */
  openings: string[];
  /** Hashes of all runs of eight words, base64 of 32-bit numbers in ascending order. */
  windows: string;
  forms: BriefForm[];
}

export interface BriefSource {
  /** Position among the brief's addresses, from 1. */
  number: number;
  extract: BriefExtract;
}

export interface AskedQuestion {
  text: string;
  origin: 'people_also_ask' | 'search_console' | 'keyword';
}

export interface BriefInput {
  keyword: string;
  language: string;
  sources: BriefSource[];
  asked: AskedQuestion[];
  /** The kind of page chosen by the user; null for the most frequent one. */
  kind: BriefPageKind | null;
  /** Numbers of the excluded sources. */
  excluded: number[];
}

export interface BriefEvidence {
  source: number;
  place: 'heading' | 'paragraph' | 'data' | 'page';
  /** Number of the heading or paragraph; null if the evidence is the whole page. */
  at: number | null;
  /** At most seven words of the page. */
  quote: string;
}

export interface BriefLine {
  id: string;
  label: string;
  /** Counted pages that have the line, out of `of`. */
  count: number;
  of: number;
  evidence: BriefEvidence[];
  /** Word stems to find the line in a draft. */
  stems: string[];
}

export interface BriefSection extends BriefLine {
  /** Its usual position, 0 to 1. */
  place: number;
}

export interface BriefQuestionLine extends BriefLine {
  origins: BriefOrigin[];
  /** Counted pages that ask it. */
  askedBy: BriefEvidence[];
}

export interface BriefFormLine {
  form: BriefForm;
  count: number;
  of: number;
  sources: number[];
}

export interface BriefBody {
  kinds: { kind: BriefPageKind; count: number; sources: number[] }[];
  /** Null if no kind of page is clearly the most frequent. */
  kind: BriefPageKind | null;
  isChosen: boolean;
  /** Sources of the counted pages. */
  counted: number[];
  length: { low: number; high: number; min: number; max: number; of: number } | null;
  /** Questions that searchers ask and no counted page answers. */
  gaps: BriefQuestionLine[];
  sections: BriefSection[];
  /** Sections that only one page has. */
  rareSections: BriefSection[];
  questions: BriefQuestionLine[];
  terms: BriefLine[];
  forms: BriefFormLine[];
}
