/** The form in which keywords are stored and compared: NFC, lower case, trimmed, single spaces. */
export function normaliseKeywordText(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC').trim().replace(/\s+/g, ' ');
}
