/** Maximum words of a search or title that are compared. */
const maxWords = 8;
const minSharedWordLength = 3;

/** Words without meaning for the subject of an item. */
const emptyWords = new Set(
  (
    'about add all allow and any are but can cannot could does for from get had has have how into its let like make more need ' +
    'not now our out please should some than that the their them then there they this too use want was were what when which ' +
    'why will with would you your'
  ).split(' '),
);

/**
 * Normal form in which texts of the board are stored for search and comparison: one case, one form
 * of each letter.
 */
export function foldFeedbackText(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/** Searchable text of an item: its title, a line break, its description. */
export function toFeedbackSearchText({ title, description }: { title: string; description: string }): string {
  return `${foldFeedbackText(title)}\n${foldFeedbackText(description)}`;
}

/** The words that an item must all contain to match. */
export function splitFeedbackSearch(search: string): string[] {
  const words = foldFeedbackText(search).split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, maxWords);
}

/** The words of a title that describe its subject, for comparing items. */
export function pickTitleWords(title: string): string[] {
  const words = foldFeedbackText(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length >= minSharedWordLength && !emptyWords.has(word));
  return [...new Set(telling)].slice(0, maxWords);
}

/** Number of a title's words that another item must share to be similar. */
export function countNeededWords(words: readonly string[]): number {
  return Math.min(2, Math.ceil(words.length / 2));
}
