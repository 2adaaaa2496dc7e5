import type { KeywordIntent } from '../keywords/intent-schema.ts';
import type { KeywordRelevance, RelevanceVote } from '../keywords/relevance-schema.ts';
import type { SearchIntent } from '../search-data/port.ts';
import type { TopicRunKind, TopicRunStep, TopicVectors } from './run-schema.ts';
import type { TopicBasis } from './schema.ts';

/** A keyword as input of the computation. */
export interface AnalyzedKeyword {
  /** Number in the list. */
  id: number;
  /** Normalized. */
  text: string;
  /**
   * Searches a month, else impressions of Search Console; 0 if unknown. Only for sorting, never
   * displayed.
   */
  demand: number;
  /** The intent from a tool or a member; null: the rules decide. */
  intent: SearchIntent | null;
  /** The own page that ranks. */
  page: string | null;
  /** True if the site is found for it, by its rank or by Search Console's impressions. */
  isFound: boolean;
  vote: RelevanceVote | null;
  /** Its current topic. */
  topicId: number | null;
  /** Own pages that Search Console showed for it, with their share of its impressions, 0 to 1. */
  ownPages: { page: string; share: number }[];
  /** Addresses of the first ten results of its stored result page; null if unknown. */
  results: string[] | null;
}

export interface StoredTopic {
  id: number;
  keywordIds: number[];
  givenName: string | null;
  isPinned: boolean;
}

/** The members' corrections, in numbers of keywords and topics. */
export interface StoredCorrections {
  together: [number, number][];
  apart: [number, number][];
  placed: { keywordId: number; topicId: number }[];
  /** Keywords that stay without a topic. */
  alone: number[];
}

export interface KeywordAnalysisInput {
  kind: TopicRunKind;
  /** Language of the market: `en`, `de`. */
  language: string;
  /** Seed of every random choice. */
  seed: string;
  /** Names and domains of the site. */
  ownNames: string[];
  /** Names and domains of competitors. */
  otherNames: string[];
  /** Searches and texts that describe the site, most characteristic first. */
  profile: string[];
  keywords: AnalyzedKeyword[];
  /** Numbers of keywords that no run has placed; for a run of the kind `place`. */
  newIds: number[];
  /** Keywords of competitors that are not in the list. */
  gaps: {
    text: string;
    /** The intent from the source of the competitors' keywords; null: the rules decide. */
    intent: SearchIntent | null;
  }[];
  /**
   * For each page of a competitor the keywords for which it ranks: indices into `keywords`,
   * continued by `gaps`.
   */
  competitorPages: number[][];
  known: StoredTopic[];
  corrections: StoredCorrections;
}

/** A topic found by a full run. */
export interface ComputedTopic {
  /** The existing topic that it continues; null for a new one. */
  id: number | null;
  absorbed: number[];
  name: string;
  mainKeywordId: number;
  basis: TopicBasis;
  pageGroups: { mainKeywordId: number; keywordIds: number[] }[];
}

export interface KeywordAnalysisResult {
  /** Basis of the comparison of keywords; null for a run that only places. */
  vectors: TopicVectors | null;
  /** In the order of the keywords; null if the input has an intent. */
  intents: (KeywordIntent | null)[];
  /** In the order of the gaps, by their words only; null if the input has an intent. */
  gapIntents: (KeywordIntent | null)[];
  /** In the order of the keywords, followed by the gaps. */
  relevance: KeywordRelevance[];
  /** For a full run. */
  topics: ComputedTopic[] | null;
  /** For the other kind: new keywords with the topics that receive them. */
  placed: { keywordId: number; topicId: number }[];
  /** The topic of each gap as an index into `topics`, or its number for the other kind; null: none. */
  gapTopics: (number | null)[];
}

/** Progress, cancellation and stored steps of a computation. */
export interface KeywordAnalysisRun {
  signal: AbortSignal;
  onProgress: (step: TopicRunStep, progress: number) => void;
  /** Stored results of expensive steps by their names. */
  saved: ReadonlyMap<string, Uint8Array>;
  save: (step: string, content: Uint8Array) => void;
}

/**
 * Computes intents, relevance and topics of a list. Takes minutes for a large one, and never blocks
 * the event loop.
 */
export interface KeywordAnalysis {
  /** AppError('payload_too_large') if the list needs more memory than allowed; rejects if `signal` aborts. */
  analyze(input: KeywordAnalysisInput, run: KeywordAnalysisRun): Promise<KeywordAnalysisResult>;
}
