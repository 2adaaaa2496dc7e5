// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unwanted = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const spaces = /\s+/g;

/**
 * A text of a page as it may be stored and shown: without control characters and signs that turn the direction of what
 * follows, runs of spaces as one. A copy of its own, for a slice would keep the whole page in memory.
 */
export function cleanText(text: string, mostCharacters = Number.POSITIVE_INFINITY): string {
  const cleaned = text.replace(unwanted, '').replace(spaces, ' ').trim();
  const cut = cleaned.length > mostCharacters ? cleaned.slice(0, mostCharacters) : cleaned;
  return Buffer.from(cut).toString();
}
