import { functionWords } from './function-words.ts';

const leastWords = 40;
const leastLetters = 80;
const mostCharacters = 20_000;
/**
 * Minimum share of function words, and minimum ratio to those of the next language. For the ratio, a word counts
 * less, the more languages have it.
 */
const least = { share: 0.18, lead: 1.7 };
const scriptShare = 0.5;

const words = new Map<string, string[]>();
for (const [language, list] of Object.entries(functionWords)) {
  for (const word of list) words.set(word, [...(words.get(word) ?? []), language]);
}

/** Each script by the runs of characters outside of it, which are removed to count the others. */
const scripts: readonly (readonly [RegExp, (text: string) => string | null])[] = [
  [/\P{Script=Latin}+/gu, readLatin],
  [/\P{Script=Cyrillic}+/gu, readCyrillic],
  [/[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu, readEastAsian],
  [/\P{Script=Hangul}+/gu, () => 'ko'],
  [/\P{Script=Arabic}+/gu, readArabic],
  [/\P{Script=Hebrew}+/gu, () => 'he'],
  [/\P{Script=Greek}+/gu, () => 'el'],
  [/\P{Script=Thai}+/gu, () => 'th'],
  [/\P{Script=Georgian}+/gu, () => 'ka'],
  [/\P{Script=Armenian}+/gu, () => 'hy'],
];

/**
 * The language of a text by its script and its most frequent words, as a code of two letters; null
 * if uncertain: for short texts, texts of several languages, and languages that cannot be
 * distinguished.
 */
export function detectLanguage(text: string): string | null {
  const part = text.slice(0, mostCharacters).normalize('NFC').toLowerCase();
  const letters = part.replace(/\P{L}+/gu, '').length;
  if (letters < leastLetters) return null;
  for (const [others, read] of scripts) {
    if (part.replace(others, '').length > scriptShare * letters) return read(part);
  }
  return null;
}

function readLatin(text: string): string | null {
  const found = text.match(/\p{L}+/gu) ?? [];
  if (found.length < leastWords) return null;
  const counts = new Map<string, { all: number; weighted: number }>();
  for (const word of found) {
    const languages = words.get(word) ?? [];
    for (const language of languages) {
      const { all, weighted } = counts.get(language) ?? { all: 0, weighted: 0 };
      counts.set(language, { all: all + 1, weighted: weighted + 1 / languages.length });
    }
  }
  const [best, second] = [...counts].sort(([, a], [, b]) => b.weighted - a.weighted);
  if (!best || best[1].all / found.length < least.share) return null;
  return best[1].weighted >= least.lead * (second?.[1].weighted ?? 0) ? best[0] : null;
}

/** Decides by letters that only one of the languages has. */
function readCyrillic(text: string): string | null {
  const has = (letters: RegExp) => (text.match(letters)?.length ?? 0) >= 3;
  if (has(/[ўґ]/g) && has(/ў/g)) return 'be';
  if (has(/[їєґ]/g)) return 'uk';
  if (has(/[әғқңөұүһ]/g)) return null;
  if (has(/[ћђљњј]/g)) return null;
  if (has(/[ыэё]/g)) return 'ru';
  return has(/ъ/g) ? 'bg' : null;
}

function readEastAsian(text: string): string {
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return kana > 0.1 * (kana + han) ? 'ja' : 'zh';
}

/** Urdu and others share the letters of Persian. */
function readArabic(text: string): string | null {
  const further = text.match(/[پچژگکیٹڈڑںے]/gu)?.length ?? 0;
  return further < 3 ? 'ar' : null;
}

/** Codes of one written language, as far as a text shows. */
const alike = [
  ['no', 'nb', 'nn', 'da'],
  ['hr', 'sr', 'bs', 'sh', 'me'],
  ['id', 'ms'],
  ['he', 'iw'],
  ['cs', 'sk'],
  ['es', 'gl', 'ast', 'ca'],
  ['pt', 'gl'],
  ['nl', 'af', 'fy'],
  ['zh', 'yue', 'wuu'],
  ['fr', 'oc', 'br'],
];

/** True if a page declares another language than its text shows. */
export function contradictsLanguage(declared: string, found: string): boolean {
  const base = declared.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  // An invalid code declares nothing.
  if (!/^[a-z]{2,3}$/.test(base) || ['und', 'mul', 'zxx', 'xx'].includes(base)) return false;
  return base !== found && !alike.some((group) => group.includes(base) && group.includes(found));
}
