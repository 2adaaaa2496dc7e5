/** What most keywords are: already in that form. */
const plainText = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** The form in which keywords are stored and compared: NFC, lower case, trimmed, single spaces. */
export function normaliseKeywordText(text: string): string {
  if (plainText.test(text)) return text;
  return text.normalize('NFC').toLowerCase().normalize('NFC').trim().replace(/\s+/g, ' ');
}
