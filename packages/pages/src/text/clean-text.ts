// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const unwanted = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const spaces = /\s+/g;

/**
 * Cleans a text of a page for storage and display: removes control and direction characters, and
 * collapses spaces. Returns a copy, because a slice would keep the whole page in memory.
 */
export function cleanText(text: string, mostCharacters = Number.POSITIVE_INFINITY): string {
  const cleaned = text.replace(unwanted, '').replace(spaces, ' ').trim();
  const cut = cleaned.length > mostCharacters ? cleaned.slice(0, mostCharacters) : cleaned;
  return Buffer.from(cut).toString();
}
