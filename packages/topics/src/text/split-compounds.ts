import { baseLanguage, segmentText } from './segment-text.ts';

/** Languages that write compounds as one word. */
const joining: ReadonlySet<string> = new Set(['da', 'de', 'et', 'fi', 'hu', 'is', 'nl', 'no', 'sv']);
/** Letters of the shortest word that is found in a longer one, and of what may be left of that. */
const leastPart = 4;
const leastRest = 3;
/** Texts with a word on its own from which it counts as one. */
const leastTexts = 2;

/**
 * The texts with each compound that begins or ends with a word of the list in two: “handkaffeemühle” as “hand
 * kaffeemühle” where the list is about “kaffeemühle”. Only words that are rarer than the one inside them are split, so
 * the list itself says what is a word.
 */
export function splitCompounds(texts: readonly string[], language: string): readonly string[] {
  if (!joining.has(baseLanguage(language))) return texts;
  const segmented = texts.map((text) => segmentText(text, language));
  const counts = new Map<string, number>();
  for (const words of segmented)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const parts = new Map<string, string>();
  for (const [word, count] of counts) {
    const split = splitWord(word, (part) => (counts.get(part) ?? 0) >= Math.max(leastTexts, count + 1));
    if (split !== null) parts.set(word, split);
  }
  if (parts.size === 0) return texts;
  return texts.map((text, index) => {
    const words = segmented[index] ?? [];
    return words.some((word) => parts.has(word))
      ? words.map((word) => parts.get(word) ?? word).join(' ')
      : text;
  });
}

/** The longest word at its end, which says what a compound is, before the longest at its start. */
function splitWord(word: string, isPart: (part: string) => boolean): string | null {
  if (word.length < leastPart + leastRest || !/^\p{L}+$/u.test(word)) return null;
  for (let at = leastRest; at <= word.length - leastPart; at++) {
    if (isPart(word.slice(at))) return `${word.slice(0, at)} ${word.slice(at)}`;
  }
  for (let at = word.length - leastRest; at >= leastPart; at--) {
    if (isPart(word.slice(0, at))) return `${word.slice(0, at)} ${word.slice(at)}`;
  }
  return null;
}
