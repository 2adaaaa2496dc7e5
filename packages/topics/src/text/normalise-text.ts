const apostrophes = /['’‘ʼ`´]/gu;
const runs = /[\p{L}\p{M}\p{N}]+/gu;
const marksOfLatinAndGreek = /(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;
/** Latin letters with a stroke or joined from two, which Unicode does not take apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
};
const undecomposed = /[ßıłøæœđ]/g;
const beyondAscii = /[^ -~]/;

/** NFKC, lower case, without apostrophes: the form in which texts are compared. */
export function normaliseText(text: string): string {
  const folded = beyondAscii.test(text) ? text.normalize('NFKC') : text;
  return folded.toLowerCase().replace(apostrophes, '');
}

/** The runs of letters, marks and digits of a normalised text, in their order. */
export function splitRuns(text: string): string[] {
  return text.match(runs) ?? [];
}

/**
 * Latin and Greek letters without their accents, because people search without them: `mühle` as
 * `muhle`. Hangul is split into its letters, so that a word and the particle at its end can be
 * separated.
 */
export function foldAccents(text: string): string {
  if (!beyondAscii.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(marksOfLatinAndGreek, '')
    .replace(undecomposed, (letter) => plainLetters[letter] ?? letter);
}
