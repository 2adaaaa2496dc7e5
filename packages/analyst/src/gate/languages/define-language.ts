import { type Language, wordsOf } from '../language.ts';

type Lists =
  | 'acronyms'
  | 'directed'
  | 'also'
  | 'finite'
  | 'sayings'
  | 'actors'
  | 'bareActors'
  | 'lead'
  | 'after'
  | 'modals'
  | 'conditions'
  | 'joins'
  | 'to'
  | 'relative'
  | 'keeping'
  | 'ours'
  | 'negations'
  | 'amounts'
  | 'one'
  | 'of'
  | 'work'
  | 'comparatives'
  | 'measured'
  | 'than'
  | 'up'
  | 'down'
  | 'upBeside'
  | 'downBeside'
  | 'demand'
  | 'otherMeasures'
  | 'otherPeriods'
  | 'you'
  | 'bounds';

/** A language as its lists are written: words between spaces. */
export interface LanguageLists
  extends Omit<Language, Lists | 'words' | 'things' | 'advice' | 'states'>,
    Record<Lists, string> {
  /** Forms of verbs that open an instruction. */
  advice: Iterable<string>;
  /** Forms of one person that state something of a subject in the singular. */
  states: Iterable<string>;
  /** Nouns and adjectives. */
  things: Iterable<string>;
  /** All other words. */
  words: Iterable<string>;
}

/** Lists whose words can stand in free prose, within the limits of their list. */
const free = [
  'directed',
  'also',
  'finite',
  'sayings',
  'actors',
  'bareActors',
  'after',
  'modals',
  'conditions',
  'joins',
  'to',
  'relative',
  'keeping',
  'amounts',
  'one',
  'of',
  'work',
  'comparatives',
  'measured',
  'demand',
  'otherPeriods',
  'you',
] as const;

const lists: readonly Lists[] = [
  ...free,
  'acronyms',
  'lead',
  'ours',
  'negations',
  'than',
  'up',
  'down',
  'upBeside',
  'downBeside',
  'otherMeasures',
  'bounds',
];

/** A language from its lists. */
export function defineLanguage(definition: LanguageLists): Language {
  const sets = Object.fromEntries(lists.map((name) => [name, wordsOf(definition[name])])) as Record<
    Lists,
    Set<string>
  >;
  // "una" is an article before it is a form of "unir".
  const isSmall = (word: string) =>
    [sets.lead, sets.after, sets.joins, sets.amounts, sets.one].some((list) => list.has(word));
  return {
    ...definition,
    ...sets,
    advice: new Set([...definition.advice, ...sets.directed].filter((word) => !isSmall(word))),
    states: new Set([...definition.states, ...sets.finite]),
    things: new Set(definition.things),
    words: new Set([
      ...definition.words,
      ...definition.advice,
      ...definition.states,
      ...free.flatMap((name) => [...sets[name]]),
    ]),
  };
}

/** Each word with each of the endings. */
export function withEndings(words: string, ...endings: readonly string[]): string[] {
  return [...wordsOf(words)].flatMap((word) => ['', ...endings].map((ending) => `${word}${ending}`));
}
