/** Spaces of every width as one plain space; no other change that could hide what was written. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .trim();
}

/** Longest text that is read. */
const longestText = 1_200;
/** Everything that prose of our languages is written with, and nothing that can look like something else. */
const prose = /^[\p{Script=Latin}0-9 .,:;!?¿¡()/%+&#€$£ºª°’'"“”„«»‹›‘‚–—…{}-]*$/u;
const markup = /&#?\w{1,20};|\]\(|https?:|\bwww\.|--|\/\/|\\/iu;

/**
 * Why a text cannot be read as plain prose, or null. Names of the facts are replaced before this is asked, since they
 * may be in any script. Compatibility forms (full-width letters, circled digits, mathematical letters) are refused
 * instead of being mapped: a model has no honest use for them.
 */
export function findOddText(text: string): string | null {
  if (text.trim() === '') return 'a text is empty';
  if (text.length > longestText) return `a text is longer than ${longestText} characters`;
  const plain = plainText(text);
  if (!prose.test(plain) || /\p{M}/u.test(plain)) return 'a text holds characters that prose does not need';
  const signs = plain.replaceAll(/…|(?<=\d\.?)[ºª]/gu, '');
  if (/[ºª]/.test(signs) || signs.normalize('NFKC') !== signs)
    return 'a text holds look-alikes of plain characters';
  if (/\p{L}\.\p{L}{2}|@/u.test(plain.replaceAll(/\b(?:robots|llms)\.txt\b/g, '')))
    return 'a text holds an unknown address';
  return markup.test(plain) ? 'a text holds markup or an unknown address' : null;
}
