import type { ClaimVerb } from '../facts/claim.ts';
import type { Measure } from '../facts/measures.ts';

/**
 * One language of the gate: the closed vocabulary of free prose, and the phrases in which a figure states a measure.
 * A word that is in none of these lists is refused, so each list is a permission.
 */
export interface Language {
  code: 'en' | 'de' | 'fr' | 'es' | 'it';
  /** For figures that we write. */
  locale: string;
  /** Words that are allowed in free prose, the ones below included. */
  words: ReadonlySet<string>;
  /** Nouns and adjectives among them. */
  things: ReadonlySet<string>;
  /** Articles, pronouns, prepositions, conjunctions and adverbs among them. */
  small: ReadonlySet<string>;
  /** Words that are written in capitals. */
  acronyms: ReadonlySet<string>;
  /** Forms that open an instruction. */
  advice: ReadonlySet<string>;
  /** Verbs of a direction that advice may use and a statement may not: "increase". */
  directed: ReadonlySet<string>;
  /** Words that can precede the verb of an instruction: "and", "please". */
  also: ReadonlySet<string>;
  /** Forms of one person that agree with a subject in the singular, and those of auxiliaries: "helps", "is". */
  states: ReadonlySet<string>;
  /** The auxiliaries alone: forms that are no noun as well. */
  finite: ReadonlySet<string>;
  /** Forms that report what somebody says or wants: "shows". */
  sayings: ReadonlySet<string>;
  /** Those of whom the facts say nothing but figures: "competitors", "you". */
  actors: ReadonlySet<string>;
  /** Actors that stand before a verb without an article, in the plural or as pronouns. */
  bareActors: ReadonlySet<string>;
  /** Articles, conjunctions and adverbs that can precede a verb or an actor at the start of a clause. */
  lead: ReadonlySet<string>;
  /** Words that can follow a plural or pronoun without stating anything of it: prepositions, relatives. */
  after: ReadonlySet<string>;
  /** Words behind which a goal follows, not a state: "should". */
  modals: ReadonlySet<string>;
  /** Words that make a clause a condition: "if". */
  conditions: ReadonlySet<string>;
  /** Words that join a second verb: "and". */
  joins: ReadonlySet<string>;
  /** Precedes an infinitive: "to". Empty where infinitives have a form of their own. */
  to: ReadonlySet<string>;
  /** Words of relative clauses and of indirect questions: "which". */
  relative: ReadonlySet<string>;
  /** Words that say that something is so already: "keep". */
  keeping: ReadonlySet<string>;
  /** The actors of whom our own figures may be told: "you". */
  ours: ReadonlySet<string>;
  negations: ReadonlySet<string>;
  /** "two", "several", "first": allowed for amounts of work only. */
  amounts: ReadonlySet<string>;
  /** An amount that can stand for a thing: "one". */
  one: ReadonlySet<string>;
  /** Words that make an amount a share: "of". */
  of: ReadonlySet<string>;
  /** Work that may be counted: "paragraphs". */
  work: ReadonlySet<string>;
  comparatives: ReadonlySet<string>;
  /** Quantities that only facts may compare: "visits". */
  measured: ReadonlySet<string>;
  /** "than": refused beside a comparative. */
  than: ReadonlySet<string>;
  /** A superlative of several words: "le plus". */
  superlative?: RegExp;
  /** Words of a change of demand; the facts must hold the same direction. */
  up: ReadonlySet<string>;
  down: ReadonlySet<string>;
  /** Words of a direction beside a percentage only: "more". */
  upBeside: ReadonlySet<string>;
  downBeside: ReadonlySet<string>;
  /** Words of demand, one of which must be near a direction. */
  demand: ReadonlySet<string>;
  /** Words of what else can move: beside them a direction is not one of demand. */
  otherMeasures: ReadonlySet<string>;
  /** Spans of time that no measure has: "week". */
  otherPeriods: ReadonlySet<string>;
  /** Words for the owner of the report: "you". */
  you: ReadonlySet<string>;
  /** Words that turn a figure into a bound when they precede it: "over". */
  bounds: ReadonlySet<string>;
  /** Phrases of a figure, in the order in which they are tried. `#` is a figure, `%` a percentage. */
  phrases: readonly [Measure, string][];
  /** Phrases of a band of positions, with its last position. */
  bands: readonly [string, number][];
  /** Phrases of the months of a change. */
  periods: readonly [string, 1 | 3 | 12][];
  /** What we write for a claim; `#` is the figure. */
  templates: Record<Measure, string>;
  changes: { up: string; down: string; none: string; months: Record<1 | 3 | 12, string> };
  /** What joins a subject and what we write for its claims. */
  verbs: Record<ClaimVerb, string>;
  /** Precedes the keyword for which a competitor ranks: "for". */
  ranksFor: string;
  /** "and" */
  and: string;
  /** `#` is the last position of the band. */
  within: string;
  /** `#` is the other value, `@` its subject. */
  against: string;
  highest: string;
  lowest: string;
  /** True for a word that is made of allowed words. */
  isCompound?(word: string): boolean;
}

/** The words of a list. */
export function wordsOf(...lists: readonly string[]): Set<string> {
  return new Set(lists.flatMap((list) => list.split(/\s+/).filter((word) => word !== '')));
}
