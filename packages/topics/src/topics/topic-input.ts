/** A keyword as the grouping sees it. */
export interface TopicKeyword {
  /** The keyword's number in its list. */
  readonly id: number;
  /** Normalised: trimmed, lower case, single spaces, NFC. */
  readonly text: string;
  /** Searches a month; 0 where unknown. */
  readonly demand: number;
  readonly intent?: string;
  /** Own inner pages that Search Console showed for it, with their share of its impressions (0 to 1). */
  readonly ownPages?: readonly { readonly page: string; readonly share: number }[];
  /** The first ten addresses of the stored result page. */
  readonly results?: readonly string[];
}

/** A topic of the run before, or one that a person made. */
export interface KnownTopic {
  readonly id: string;
  readonly keywordIds: readonly number[];
  /** The name that a person gave; it survives everything. */
  readonly givenName?: string;
  /** A fixed group, to which others may be added and from which none is taken. */
  readonly pinned: boolean;
  /** Rises with each topic made, so that the older of two is known. */
  readonly order: number;
}

/** Corrections by people, which each run obeys. */
export interface TopicCorrections {
  /** Pairs of keywords that belong together. Merged topics: each keyword of one with a keyword of the other. */
  readonly together: readonly (readonly [number, number])[];
  /** Pairs of keywords that do not. */
  readonly apart: readonly (readonly [number, number])[];
  /** Keywords that a person put into a topic, or pinned there: the machine never moves them. */
  readonly placed: readonly { readonly keywordId: number; readonly topicId: string }[];
  /** Keywords that a person put on their own: no topic receives them. */
  readonly alone?: readonly number[];
}

export interface TopicInput {
  /** Of the market, as in `locations.csv`: `en`, `de`, `ja`. */
  readonly language: string;
  /** Decides every random choice, so that the same list gives the same topics. */
  readonly seed: string;
  readonly keywords: readonly TopicKeyword[];
  readonly known: readonly KnownTopic[];
  readonly corrections: TopicCorrections;
}

/** Source of the decision. */
export type TopicBasis = 'wording' | 'results' | 'pages';

export interface FoundTopic {
  /** The id of the known topic that it continues; null: new. */
  readonly id: string | null;
  /** Known topics that have become part of it. */
  readonly absorbed: readonly string[];
  /** Its given name, else what its keywords share, as people type it. */
  readonly name: string;
  readonly mainKeywordId: number;
  /** Its sub-topics: keywords that one page can serve, largest demand first. */
  readonly pageGroups: readonly { readonly mainKeywordId: number; readonly keywordIds: readonly number[] }[];
  readonly basis: TopicBasis;
}

export interface TopicResult {
  /** Basis of the comparison: our own features, or vectors from an embedding endpoint. */
  readonly vectors: 'built-in' | 'endpoint';
  /** Largest demand first. */
  readonly topics: readonly FoundTopic[];
  /** Keywords on their own. */
  readonly alone: readonly number[];
}
