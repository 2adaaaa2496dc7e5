import type { Measure } from '../../facts/measures.ts';
import type { Language } from '../language.ts';
import { type FigureWords, figureWordsOf } from './figure-words.ts';

/** The words of figures as patterns over a skeleton in lower case. */
export interface FigurePatterns {
  labels: readonly [Measure, RegExp][];
  counts: readonly [Measure, RegExp][];
  before: RegExp;
  up: RegExp;
  down: RegExp;
  same: RegExp;
  most: RegExp;
  least: RegExp;
  us: RegExp;
  keywords: RegExp;
  date: RegExp;
  move: RegExp;
  steps: RegExp;
  versus: RegExp;
  share: RegExp;
  /** `<n1>` or "us" behind a word for a better place: groups `word` and `other`. */
  ahead: RegExp;
  behind: RegExp;
  /** Numbers and ordinals in words, by what they count. */
  numbers: RegExp;
  allNumbers: RegExp;
  ordinals: RegExp;
  valueOf: ReadonlyMap<string, number>;
  ordinalOf(word: string): number;
  months: readonly string[];
  free: ReadonlySet<string>;
  /** Nouns of measures and of places, whole words. */
  isNoun(word: string): boolean;
}

const made = new Map<Language['code'], FigurePatterns>();

/** Compiles the words of figures of a language, once. */
export function figurePatternsOf(language: Language): FigurePatterns {
  const known = made.get(language.code);
  if (known) return known;
  const patterns = compile(figureWordsOf(language), language);
  made.set(language.code, patterns);
  return patterns;
}

/** What can follow a place that is written as an ordinal: "is fourth behind …". */
const also =
  'après avec pour derrière devant mais nach hinter vor mit bei für con para por tras detrás pero dopo dietro per ma all with for behind ahead but on now y e et und and du des en tandis alors mentre mientras während while whereas'.split(
    ' ',
  );
const word = '[^ <>.,;:()]{1,20}';

function compile(words: FigureWords, language: Language): FigurePatterns {
  const numbers = words.numbers.split(' ');
  const ordinals = splitOrdinals(words.ordinals);
  const places = ordinals.map((source) => new RegExp(`^(?:${source})$`, 'u'));
  const months = words.months.split(' ');
  const number = numbers.join('|');
  const nouns = [...words.labels, ...words.counts].map(([, source]) => source);
  const noun = new RegExp(`^(?:${[...nouns, words.places, words.keywords, words.us].join('|')})$`, 'u');
  const counted = [words.places, words.keywords, ...words.counts.map(([, noun]) => noun)].join('|');
  const ends = [...also, ...language.after, ...language.joins, ...words.versus.split('|')].join('|');
  const others = `<n\\d+>|(?:${words.toUs}|${words.us})(?!\\p{L})`;
  const relation = (list: string) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:(?<object>${words.toUs}) )?(?<word>${list})(?![\p{L}\p{N}])(?:(?: (?!<)${word}){0,1}? (?<other>${others})(?![\p{L}\p{N}]))?`,
      'gu',
    );
  return {
    labels: words.labels.map(([measure, noun]) => [measure, whole(noun)]),
    counts: words.counts.map(([measure, noun]) => [measure, whole(noun)]),
    before: whole(words.before),
    up: whole(words.up),
    down: whole(words.down),
    same: whole(words.same),
    most: whole(words.most),
    least: whole(words.least),
    us: whole(
      `${words.us}|(?<=(?:vor|hinter|nach|über|unter|of|behind|above|below|devant|derrière|de|a|di|que) )(?:${words.toUs})`,
    ),
    keywords: whole(words.keywords),
    date: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:(?:(?<day>\d{1,2})(?:\.|st|nd|rd|th|er|º)? (?:de |of )?)?(?<month>${words.months.replaceAll(' ', '|')})(?: de|,)? (?<year>\d{4})|(?<first>${words.months.replaceAll(' ', '|')}) (?<second>\d{1,2})(?:st|nd|rd|th)?,? (?<third>\d{4}))(?!\d)`,
      'gu',
    ),
    move: new RegExp(
      String.raw`(?<!\p{L})(?:${words.from})(?: (?!<)${word}){0,3}?[ '’]?<f(\d+)>(?: (?!<)${word}){0,2}? (?:${words.to})(?: (?!<)${word}){0,3}?[ '’]?<f(\d+)>(?: (?:${words.places})(?!\p{L}))?`,
      'gu',
    ),
    steps: new RegExp(
      String.raw`(?:<f(\d+)>|(?<!\p{L})(?:${words.one}))(?: (?!<)${word}){0,1}? (?:${words.places})(?![\p{L}\p{N}]| ?<f)`,
      'gu',
    ),
    versus: new RegExp(
      String.raw`<f(\d+)>(?: (?!<)${word}){0,2}? (?:${words.versus})(?: (?!<)${word}){0,2}? <f(\d+)>`,
      'gu',
    ),
    share: new RegExp(String.raw`(?<!\p{L})(?:${words.outOf}) <f(\d+)>`, 'gu'),
    ahead: relation(words.ahead),
    behind: relation(words.behind),
    numbers: new RegExp(
      String.raw`(?<![\p{L}-])(${number})(?=(?: (?!<)${word}){0,1}? (?:${counted})(?!\p{L}))`,
      'gu',
    ),
    allNumbers: whole(number),
    ordinals: new RegExp(
      String.raw`(?<![\p{L}-])(${ordinals.join('|')})(?= (?:${words.places})(?!\p{L})| (?:${ends})(?!\p{L})|[.,;:!?)']|$)`,
      'gu',
    ),
    valueOf: new Map(numbers.map((one, index) => [one, index + 2])),
    ordinalOf: (one) => places.findIndex((pattern) => pattern.test(one)) + 1,
    months,
    free: new Set(words.free.split(/\s+/)),
    isNoun: (one) => noun.test(one),
  };
}

/** Ordinals stand between spaces; "vingt et unièmes?" holds some itself. */
function splitOrdinals(list: string): string[] {
  return list
    .replace('vingt et unième', 'vingt_et_unième')
    .split(' ')
    .map((one) => one.replaceAll('_', ' '));
}

/** A word or phrase that neither begins nor ends inside a word. */
function whole(source: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${source})(?![\p{L}\p{N}])`, 'gu');
}
