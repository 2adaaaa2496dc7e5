import { foldAccents } from './normalise-text.ts';

/** Endings of nouns, adjectives and verbs without accents, longest first, with the letters that must stay before each. */
const endings: readonly (readonly [ending: string, least: number])[] = (
  [
    ['iego ego', 4],
    ['iami ami iach ach iem', 4],
    ['ymi imi iej ej ych ich ym im', 4],
    ['owie iom', 4],
    ['ow ie ia iu io ii ac ic yc', 3],
    ['a e i o u y', 3],
  ] as const
)
  .flatMap(([group, least]) => group.split(' ').map((ending) => [ending, least] as const))
  .sort(([one], [other]) => other.length - one.length);

/** Endings of adjectives of short stems: “nowych” to “now”, but “strych” stays. */
const shortAdjective = /^([^aeiouy]*[aeiouy][^aeiouy])(?:ych|ich|ego|ej|ym)$/;
/** “-em” ends too many short nouns: “problem”, “system”. */
const leastBeforeEm = 6;
const vowel = /[aeiouy]/;

/**
 * The stem of a Polish word, without accents: the ending of its case, gender or infinitive, the softening of its last
 * consonant and a fleeting “e” are cut off. “sukienki”, “sukienek” and “sukienkami” become “sukienk”; “ekspresów” and
 * “ekspresy” become “ekspres”. Forms that change a vowel within the word (“pies”, “psa”) keep stems of their own.
 */
export function stemPolish(word: string): string {
  const folded = foldAccents(word);
  if (folded.length < 4 || /[^a-z]/.test(folded)) return folded;
  return unifyEnd(cutEnding(folded));
}

function cutEnding(word: string): string {
  const short = shortAdjective.exec(word);
  if (short?.[1]) return short[1];
  if (word.endsWith('em') && word.length - 2 >= leastBeforeEm && !word.endsWith('iem'))
    return word.slice(0, -2);
  for (const [ending, least] of endings) {
    const length = word.length - ending.length;
    if (length < least || !word.endsWith(ending)) continue;
    const stem = word.slice(0, length);
    if (vowel.test(stem)) return stem;
  }
  return word;
}

/** Gives the forms of a stem one end. */
function unifyEnd(stem: string): string {
  return (
    stem
      // “gotowanie” and “gotować”, “mieszkań” and “mieszkanie”.
      .replace(/(?<=...[^aeiouy])(?:i?an|en)$/, '')
      // What is left of a soft consonant: “naprawianie”, “naprawić”.
      .replace(/(?<=...)i$/, '')
      // “łazience”, “sukience”.
      .replace(/ienc$/, 'ienk')
      // “czyszczenie”, “czyścić”.
      .replace(/szcz$/, 'sc')
      // “samochodzie”, “rowerze”.
      .replace(/(?<=...)(d|r)z$/, '$1')
      // “samochodów”, “samochodowy”.
      .replace(/(?<=....)ow$/, '')
      // “pokrowiec” and “pokrowce”, “okien” and “okno”.
      .replace(/(?<=..[^aeiouy])iec$/, 'c')
      .replace(/(?<=.[^aeiouy])ien$/, 'n')
      // “torebek” and “torebki”, “mebel” and “meble”.
      .replace(/(?<=..[^aeiouy])e([klr])$/, '$1')
  );
}
