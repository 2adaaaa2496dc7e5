const plural = /(?<=\p{L}{3})s$/u;
const endings = /(?<=\p{L}{4})(ing|ed|er|en|e|n)$/u;
const fillers = new Set(
  (
    'a an and are as at be best by can do does for from how in is it of on or that the this to vs what when where which ' +
    'who why with you your der die das den dem des ein eine einen und oder für fur mit von im in ist zu zum zur wie was ' +
    'el la los las un una de del y o para con en que como por'
  ).split(' '),
);

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word without its usual endings, so that singular and plural agree. Rough, for English, German and Spanish. */
export function stemOf(word: string): string {
  return word.replace(plural, '').replace(endings, '');
}

/** The stems of a text that carry its meaning, each once. All of them if it has only small words. */
export function headStems(text: string): string[] {
  const words = wordsOf(text);
  const heads = words.filter((word) => !fillers.has(word));
  return [...new Set((heads.length > 0 ? heads : words).map(stemOf))];
}

/** How similar two titles are, 0 to 1: the words of both among all of each (Dice). 0 without a word. */
export function titleSimilarity(a: string, b: string): number {
  const [one, other] = [headStems(a), new Set(headStems(b))];
  const both = one.filter((stem) => other.has(stem)).length;
  return one.length + other.size === 0 ? 0 : (2 * both) / (one.length + other.size);
}
