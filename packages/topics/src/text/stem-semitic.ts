/** Forms of Hebrew letters at the end of a word. */
const finalForms: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

const hebrewSuffixes = 'יים ים ות יה ית ה ת י'.split(' ');
const leastLetters = 3;

function cutSuffix(word: string, suffixes: readonly string[]): string {
  const suffix = suffixes.find((end) => word.endsWith(end) && word.length - end.length >= leastLetters);
  return suffix === undefined ? word : word.slice(0, -suffix.length);
}

/**
 * The stem of a Hebrew word: without the endings of number, gender and the construct state, and without the article or a
 * preposition at the start of a longer word. “מכונת”, “מכונות” and “המכונה” become one stem.
 */
export function stemHebrew(word: string): string {
  return cutSuffix(word.replace(/^[הלבו](?=\p{L}{3})/u, ''), hebrewSuffixes).replace(
    /[ךםןףץ]/gu,
    (letter) => finalForms[letter] ?? letter,
  );
}

const prefixes = /^(?:وال|بال|كال|فال|لل|ال)(?=\p{L}{2})/u;
const arabicSuffixes = 'ها ان ات ون ين يه ية ه ة ي'.split(' ');

/** The stem of an Arabic word by the light affixes of Larkey, Ballesteros and Connell (2002): “سيارات” and “السيارة” become “سيار”. */
export function stemArabic(word: string): string {
  return cutSuffix(word.replace(prefixes, ''), arabicSuffixes);
}
