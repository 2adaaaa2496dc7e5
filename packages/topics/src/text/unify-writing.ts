import { baseLanguage, isDense } from './segment-text.ts';
import { simplifyHan } from './simplify-han.ts';

const measures =
  /(?<=\d) ?(ft|foot|feet|inch|inches|mm|cm|km|kg|mg|ml|oz|lbs?|cc|hp|mah|hz|khz|mhz|ghz|kw|gb|tb|mb|mp)(?![\p{L}\p{N}])/gu;
const sameMeasure: Readonly<Record<string, string>> = {
  foot: 'ft',
  feet: 'ft',
  inches: 'inch',
  lbs: 'lb',
};

/** Width, height and rim of a tire, also without the signs between them. */
const tireSize = /(?<![\p{L}\p{N}])([1-3]\d5)[ /-]([2-8][05])[ /-]{0,2}(?:zr|r)?[ -]?(1[2-9]|2[0-4])(?!\d)/gu;
const sizes =
  /(?<![\p{L}\p{N}])(?:[1-3]\d5[ /-][2-8][05][ /-]{0,2}(?:zr|r)?[ -]?(?:1[2-9]|2[0-4])(?!\d)|\d{1,5} ?(?:ft|foot|feet|inch|inches|mm|cm|km|kg|mg|ml|oz|lbs?|cc|hp|mah|hz|khz|mhz|ghz|kw|gb|tb|mb|mp)(?![\p{L}\p{N}]))/gu;

/** Width and length, in any unit: “140x200”, “180 × 200 cm”. One digit each is a name: “4x4”. */
const dimensions = /(?<![\p{L}\p{N}])(\d{2,4}) ?[x×х] ?(\d{2,4})(?: ?[x×х] ?(\d{1,4}))?(?![\p{L}\p{N}])/gu;

const arabic = /\p{Script=Arabic}/u;
/** Letters that people type for each other. */
const arabicLetters: readonly (readonly [letters: RegExp, letter: string])[] = [
  [/[\u064b-\u0652\u0640]/gu, ''],
  [/[أإآٱ]/gu, 'ا'],
  [/[ىی]/gu, 'ي'],
  [/ک/gu, 'ك'],
  [/ة/gu, 'ه'],
];

/**
 * A text in the one of several writings that all its like are compared in: “8ft” as “8 ft”, “205 55 16” as “205/55 r16”, “140 × 200” as “140x200”,
 * Chinese simplified, Arabic without the marks that people leave out.
 */
export function unifyWriting(text: string, language: string): string {
  const measured = text
    .replace(tireSize, '$1/$2 r$3')
    .replace(dimensions, (_, ...sides: string[]) => sides.slice(0, 3).filter(Boolean).join('x'))
    .replace(measures, (_, measure: string) => ` ${sameMeasure[measure] ?? measure}`);
  if (arabic.test(measured))
    return arabicLetters.reduce((written, [letters, letter]) => written.replace(letters, letter), measured);
  return baseLanguage(language) === 'ja' ? measured : simplifyHan(measured);
}

/** The text without its sizes, which make products of one subject differ; a text of sizes alone stays. */
export function cutSizes(text: string): string {
  if (!/\d/.test(text)) return text;
  return text.replace(dimensions, ' ').replace(sizes, ' ').replace(/\s+/g, ' ').trim() || text;
}

/** Equal for two writings of one search: in scripts without spaces, people type some or none. */
export function searchKey(text: string): string {
  return isDense(text) ? text.replaceAll(' ', '') : text;
}
