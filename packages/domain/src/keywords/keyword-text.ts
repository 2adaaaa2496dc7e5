/** Fast path: most keywords are already normalized. */
const plainText = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** The normalized form in which keywords are stored and compared: NFC, lower case, trimmed, single spaces. */
export function normaliseKeywordText(text: string): string {
  if (plainText.test(text)) return text;
  return text.normalize('NFC').toLowerCase().normalize('NFC').trim().replace(/\s+/g, ' ');
}
