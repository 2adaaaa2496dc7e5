import type { KeywordIntent } from '../keywords/intent-schema.ts';
import type { KeywordRelevance, RelevanceVote } from '../keywords/relevance-schema.ts';
import type { SearchIntent } from '../search-data/port.ts';
import type { TopicRunKind, TopicRunStep, TopicVectors } from './run-schema.ts';
import type { TopicBasis } from './schema.ts';

/** A keyword as the computation reads it. */
export interface AnalyzedKeyword {
  /** Its number in the list. */
  id: number;
  /** Normalized. */
  text: string;
  /** Searches a month, else impressions of Search Console; 0 where unknown. Orders keywords, and is not shown. */
  demand: number;
  /** What a tool or a member said; null: the rules are asked. */
  intent: SearchIntent | null;
  /** The own page that ranks. */
  page: string | null;
  /** True for one that the site is found for, by its rank or by Search Console's impressions. */
  isFound: boolean;
  vote: RelevanceVote | null;
  /** The topic that it is in. */
  topicId: number | null;
  /** Own pages that Search Console showed for it, with their share of its impressions, 0 to 1. */
  ownPages: { page: string; share: number }[];
  /** Addresses of the first ten results of its stored result page; null: not known. */
  results: string[] | null;
}

/** A topic that exists. */
export interface StoredTopic {
  id: number;
  keywordIds: number[];
  givenName: string | null;
  isPinned: boolean;
}

/** What members have said, in numbers of keywords and topics. */
export interface StoredCorrections {
  together: [number, number][];
  apart: [number, number][];
  placed: { keywordId: number; topicId: number }[];
}

export interface KeywordAnalysisInput {
  kind: TopicRunKind;
  /** Of the market: `en`, `de`. */
  language: string;
  /** Decides every random choice. */
  seed: string;
  /** Names and domains of the site. */
  ownNames: string[];
  /** Names and domains of competitors. */
  otherNames: string[];
  /** What the site is found for or says, most telling first. */
  profile: string[];
  keywords: AnalyzedKeyword[];
  /** Numbers of keywords that no run has placed; of a run of the kind `place`. */
  newIds: number[];
  /** Keywords of competitors that the list does not have. */
  gaps: {
    text: string;
    /** What the source of the competitors' keywords said; null: the rules are asked. */
    intent: SearchIntent | null;
  }[];
  /** For each page of a competitor the keywords for which it ranks: places in `keywords`, and after them in `gaps`. */
  competitorPages: number[][];
  known: StoredTopic[];
  corrections: StoredCorrections;
}

/** A topic that a full run has found. */
export interface ComputedTopic {
  /** The one that it continues; null: new. */
  id: number | null;
  absorbed: number[];
  name: string;
  mainKeywordId: number;
  basis: TopicBasis;
  pageGroups: { mainKeywordId: number; keywordIds: number[] }[];
}

export interface KeywordAnalysisResult {
  /** What keywords were compared by; null for a run that only places. */
  vectors: TopicVectors | null;
  /** In the order of the keywords; null where the input has an intent. */
  intents: (KeywordIntent | null)[];
  /** In the order of the gaps, by their words alone; null where the input has an intent. */
  gapIntents: (KeywordIntent | null)[];
  /** In the order of the keywords, and after them of the gaps. */
  relevance: KeywordRelevance[];
  /** Of a full run. */
  topics: ComputedTopic[] | null;
  /** Of the other kind: new keywords that a topic receives. */
  placed: { keywordId: number; topicId: number }[];
  /** The topic of each gap by its place in `topics`, or its number for the other kind; null: none. */
  gapTopics: (number | null)[];
}

/** How a computation is watched, stopped and resumed. */
export interface KeywordAnalysisRun {
  signal: AbortSignal;
  onProgress: (step: TopicRunStep, progress: number) => void;
  /** Stored results of expensive steps by their names. */
  saved: ReadonlyMap<string, Uint8Array>;
  save: (step: string, content: Uint8Array) => void;
}

/** Computes intents, relevance and topics of a list. It takes minutes for a large one, and never holds the event loop. */
export interface KeywordAnalysis {
  /** AppError('payload_too_large') when the list needs more memory than is allowed; rejects when `signal` aborts. */
  analyze(input: KeywordAnalysisInput, run: KeywordAnalysisRun): Promise<KeywordAnalysisResult>;
}
