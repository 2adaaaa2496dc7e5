/** Forms of Hebrew letters at the end of a word. */
const finalForms: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/**
 * The stem of a Hebrew word: without the endings of number, gender and the construct state, and without the article or a
 * preposition at the start of a longer word. “מכונת”, “מכונות” and “המכונה” become one stem.
 */
export function stemHebrew(word: string): string {
  return word
    .replace(/^[הלבו](?=\p{L}{3})/u, '')
    .replace(/(?<=^\p{L}{3,})(?:יים|ים|ות|יה|ית|ה|ת|י)$/u, '')
    .replace(/[ךםןףץ]/gu, (letter) => finalForms[letter] ?? letter);
}

const prefixes = /^(?:وال|بال|كال|فال|لل|ال)(?=\p{L}{2})/u;
const suffixes = /(?<=^\p{L}{3,})(?:ها|ان|ات|ون|ين|يه|ية|ه|ة|ي)$/u;

/** The stem of an Arabic word by the light affixes of Larkey, Ballesteros and Connell (2002): “سيارات” and “السيارة” become “سيار”. */
export function stemArabic(word: string): string {
  return word.replace(prefixes, '').replace(suffixes, '');
}
