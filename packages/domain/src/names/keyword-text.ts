/** Fast path: most keywords are already normalized. */
const plainText = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Invisible characters: soft hyphens, direction marks, zero-width spaces and joiners. Keywords do not differ by them. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * The normalized form in which keywords are stored and compared: NFC, lower case, trimmed, single
 * spaces, without invisible characters. The joiners that shape letters and emoji stay.
 */
export function normaliseKeywordText(text: string): string {
  if (plainText.test(text)) return text;
  return text
    .replace(invisible, '')
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ');
}
