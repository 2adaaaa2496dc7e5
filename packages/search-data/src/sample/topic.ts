export const nicheNames = ['coffee', 'running', 'projects', 'solar'] as const;
export type NicheName = (typeof nicheNames)[number];

/** Decides which word patterns make sense around a topic's heads. */
export type TopicKind =
  | 'product'
  /** Bought again and again, never second-hand. */
  | 'consumable'
  | 'software'
  | 'template'
  | 'service'
  | 'trade'
  | 'money'
  | 'concept'
  | 'event'
  | 'advice';

/**
 * One subject that people search for, with hand-written wordings. The three lists are separated by `;`.
 * An entry that starts with `us:` or `gb:` is searched in that country only. A German or French head may end
 * with its gender (`=m`, `=f`, `=n`, `=p` for the plural, `=q` for the French feminine plural), for "best …".
 */
export interface Topic {
  /** The same in every language, so that a site keeps its subjects across markets. */
  id: string;
  /** As a site would name it. */
  name: string;
  kind: TopicKind;
  /** Searches a month of the first head, in the largest market of the language. */
  volume: number;
  /** Typical price of a click in US dollars. */
  cpc: number;
  /** The month with the most searches (1 to 12) and how strong the season is (0 = none; 0.7 doubles). */
  season: readonly [peakMonth: number, strength: number];
  /** Change of the searches in percent a year. */
  growth: number;
  /** Names of the thing itself, most searched first. */
  heads: string;
  /** Modifiers of the first two heads. */
  modifiers: string;
  /** Whole searches. */
  questions: string;
}

export type Language = 'en' | 'de' | 'fr';

export interface Vocabulary {
  language: Language;
  niche: NicheName;
  topics: readonly Topic[];
}
