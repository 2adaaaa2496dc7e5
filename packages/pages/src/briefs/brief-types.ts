/** What a page is made for, as far as its markup and its text tell. */
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

/** Parts of a page that readers see beside its text. */
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
  /** Counts the headings of the page, from 1. */
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
  /** Stems between spaces. */
  key: string;
  /** As the page writes it. */
  text: string;
  count: number;
  /** The paragraph that has it first, from 1. */
  paragraph: number;
}

/** What is kept of a page that a brief reads: no sentence of it. */
export interface BriefExtract {
  kind: BriefPageKind;
  /** At most seven words of it. */
  title: string;
  language: string | null;
  words: number;
  isSure: boolean;
  headings: BriefHeading[];
  questions: BriefQuestion[];
  terms: BriefTerm[];
  /** For each paragraph the hashes of its stems, base64 of 32-bit numbers; a 0 ends a paragraph. */
  paragraphs: string;
  /** How each paragraph begins, at most seven words, so that the place can be opened. */
  openings: string[];
  /** Hashes of all runs of eight words, base64 of 32-bit numbers in ascending order. */
  windows: string;
  forms: BriefForm[];
}

export interface BriefSource {
  /** Counts the addresses of the brief, from 1. */
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
  /** The kind of page that a person chose; null for the one that most pages are. */
  kind: BriefPageKind | null;
  /** Numbers of the sources that do not count. */
  excluded: number[];
}

export interface BriefEvidence {
  source: number;
  place: 'heading' | 'paragraph' | 'data' | 'page';
  /** Number of the heading or paragraph; null for what is said of the whole page. */
  at: number | null;
  /** At most seven words of the page. */
  quote: string;
}

export interface BriefLine {
  id: string;
  label: string;
  /** Pages that have it, of `of` that count. */
  count: number;
  of: number;
  evidence: BriefEvidence[];
  /** Stems by which a draft is compared. */
  stems: string[];
}

export interface BriefSection extends BriefLine {
  /** Where it usually stands, 0 to 1. */
  place: number;
}

export interface BriefQuestionLine extends BriefLine {
  origins: BriefOrigin[];
  /** Pages that ask it, among those that count. */
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
  /** Null where no kind of page is clearly the most frequent. */
  kind: BriefPageKind | null;
  isChosen: boolean;
  /** Sources whose pages count. */
  counted: number[];
  length: { low: number; high: number; min: number; max: number; of: number } | null;
  /** Asked by searchers, answered by no page that counts. */
  gaps: BriefQuestionLine[];
  sections: BriefSection[];
  /** Sections of one page alone. */
  rareSections: BriefSection[];
  questions: BriefQuestionLine[];
  terms: BriefLine[];
  forms: BriefFormLine[];
}
