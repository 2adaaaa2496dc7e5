/** Joiners and soft hyphens, which some languages need and which could split a figure unseen. */
const invisible = /[\u00ad\u200c\u200d]/g;

/** Text in one form for comparing: compatible characters as their plain ones, each run of spaces as one. */
export function normaliseProse(text: string): string {
  return text.normalize('NFKC').replaceAll(invisible, '').replaceAll(/\s+/g, ' ').trim();
}
