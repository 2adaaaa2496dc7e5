import { type Figure, readNumeral } from '../figures.ts';
import type { FigurePatterns } from './figure-patterns.ts';

/** A figure with how it is written. */
export interface WrittenFigure extends Figure {
  isMoney: boolean;
  isOrdinal: boolean;
  /** "12.100-mal". */
  isTimes: boolean;
}

const money =
  '[€$£]|euros?|dollars?|dollar|pounds?|pfund|dólares|libras|livres(?: sterling)?|dollari|sterline';
const percent = '%|percent|per cent|prozent|pour cent|por ciento|per cento';
const figurePattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,<])(?<sign>[+–−-])?(?<currency>[€$£] ?)?(?<digits>\d{1,12}(?:[.,’' ]\d{3}){0,3}(?:[.,]\d{1,2})?)(?:(?<percent> ?(?:${percent})(?!\p{L}))|(?<money> ?(?:${money})(?!\p{L}))|(?<ordinal>(?:st|nd|rd|th|er|ère|re|èmes?|es?|\.?[ºª°])(?!\p{L})|\.(?= (?:platz|rang|position|stelle)))|(?<times>[- ]?mal(?!\p{L})))?(?![\p{L}\p{N}]|[.,]\d)`,
  'gu',
);

/** Replaces each figure of a text in lower case by `<f0>`, in digits and in words, and collects them. */
export function markWrittenFigures(
  text: string,
  patterns: FigurePatterns,
  isCounting: boolean,
): { text: string; figures: WrittenFigure[] } {
  const figures: WrittenFigure[] = [];
  const add = (figure: WrittenFigure) => `<f${figures.push(figure) - 1}>`;
  const plain = { isPercent: false, isMoney: false, isOrdinal: false, isTimes: false, sign: 0, scale: 1 };
  const marked = text
    .replaceAll(figurePattern, (whole: string, ...rest) => {
      const groups = rest.at(-1) as Record<string, string | undefined>;
      const value = readNumeral(groups.digits ?? '');
      if (value === null) return whole;
      return add({
        ...plain,
        value,
        sign: groups.sign === undefined ? 0 : groups.sign === '+' ? 1 : -1,
        isPercent: groups.percent !== undefined,
        isMoney: groups.money !== undefined || groups.currency !== undefined,
        isOrdinal: groups.ordinal !== undefined,
        isTimes: groups.times !== undefined,
      });
    })
    .replaceAll(patterns.ordinals, (word: string) =>
      add({ ...plain, value: patterns.ordinalOf(word), isOrdinal: true }),
    )
    .replaceAll(isCounting ? patterns.allNumbers : patterns.numbers, (word: string) => {
      const value = patterns.valueOf.get(word);
      return value === undefined ? word : add({ ...plain, value });
    });
  return { text: marked, figures };
}
