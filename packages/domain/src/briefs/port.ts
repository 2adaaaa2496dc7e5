import type { RawPage } from '../pages/port.ts';
import type { BriefBody, BriefCheck, BriefForm, BriefOutcome, BriefPageKind } from './schema.ts';

/** Stored extract of a page that a brief reads; it contains no sentence of the page. */
export interface BriefExtract {
  kind: BriefPageKind;
  title: string;
  language: string | null;
  words: number;
  isSure: boolean;
  headings: { number: number; text: string; place: number }[];
  questions: { text: string; from: 'heading' | 'faq'; number: number | null }[];
  terms: { key: string; text: string; count: number; paragraph: number }[];
  paragraphs: string;
  openings: string[];
  windows: string;
  forms: BriefForm[];
}

export interface ExtractedSource {
  number: number;
  extract: BriefExtract;
}

/** A question that searchers ask around the keyword of a brief. */
export interface AskedQuestion {
  text: string;
  origin: 'people_also_ask' | 'search_console' | 'keyword';
}

export interface BriefInput {
  keyword: string;
  language: string;
  sources: ExtractedSource[];
  asked: AskedQuestion[];
  kind: BriefPageKind | null;
  excluded: number[];
}

export interface DraftInput extends Pick<BriefInput, 'keyword' | 'language' | 'sources'> {
  body: BriefBody;
  text: string;
}

export type BriefPageReading =
  | { outcome: 'read'; extract: BriefExtract }
  | { outcome: Extract<BriefOutcome, 'needs_javascript' | 'too_little' | 'not_readable' | 'wrong_charset'> };

/** The rules of briefs. All of them run in parallel with other work, within limits of time and memory. */
export interface BriefRules {
  /** True for a question, in the given language. */
  asks(text: string, language: string): boolean;
  read(page: RawPage, language: string): Promise<BriefPageReading>;
  /** `sources`: the extracts, without the parts that no later choice of pages can show. */
  compose(input: BriefInput): Promise<{ body: BriefBody; sources: ExtractedSource[] }>;
  check(input: DraftInput): Promise<BriefCheck>;
}
