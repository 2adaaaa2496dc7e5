import { normaliseText, splitRuns } from './normalise-text.ts';

/** Scripts that are written without spaces, and the language whose word list segments them. */
const unspaced: readonly (readonly [script: RegExp, language: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Khmer}/u, 'km'],
  [/\p{Script=Lao}/u, 'lo'],
  [/\p{Script=Myanmar}/u, 'my'],
];
const anyUnspaced =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;
const segmenters = new Map<string, Intl.Segmenter>();

/**
 * The words of a text in their order. Scripts with spaces are split at what is neither letter nor digit, the others by
 * `Intl.Segmenter`; so a list may mix both.
 * @param language of the market; it decides only between Japanese and Chinese, where a text has Han characters alone.
 */
export function segmentText(text: string, language: string): string[] {
  const words = splitRuns(normaliseText(text));
  if (!words.some(isUnspaced)) return words;
  return words.flatMap((run) => (isUnspaced(run) ? segmentRun(run, language) : [run]));
}

/** True for texts in Han characters or kana, where one or two characters are a word. */
export function isDense(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

/** True for texts with letters of a script without spaces. */
export function isUnspaced(text: string): boolean {
  return anyUnspaced.test(text);
}

function segmentRun(run: string, language: string): string[] {
  const [script, guess] = unspaced.find(([pattern]) => pattern.test(run)) ?? [];
  if (!script || !guess) return [run];
  const isJapanese = guess === 'zh' && baseLanguage(language) === 'ja';
  const segments = getSegmenter(isJapanese ? 'ja' : guess).segment(run);
  return Array.from(segments)
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

/** `zh` of `zh-TW`; Norwegian as `no`, as the lists of words call it. */
export function baseLanguage(language: string): string {
  const base = language.split('-')[0].toLowerCase();
  return base === 'nb' || base === 'nn' ? 'no' : base;
}

function getSegmenter(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}
