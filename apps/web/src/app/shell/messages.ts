export const productTagline = 'Keyword Wins, On Repeat';

export const shellTexts = {
  palette: 'Command palette',
  openPalette: 'Open the command palette',
  paletteButton: 'Search or jump to…',
  paletteField: 'Search pages, domains, topics, keywords and actions',
  searchingKeywords: 'Searching the keywords…',
  keywordsUnavailable: 'Could not search keywords. Try again later.',
  shortcuts: 'Keyboard shortcuts',
  showShortcuts: 'Show this list',
  focusSearch: 'Search on this page',
  selectAllRows: 'Select all rows',
  undoLast: 'Undo the last change',
  closeLayer: 'Close the top layer',
  linkCopied: 'Link copied.',
  linkNotCopied: 'Could not copy the link. Copy it from the address bar.',
  plan: 'Plan',
  more: 'More',
  bottomBar: 'Main sections',
  dataRefreshed: 'Everything on this page is up to date.',
} as const;

export function nothingFound(text: string): string {
  return `No match for “${text}”.`;
}

export function resultCount(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}
