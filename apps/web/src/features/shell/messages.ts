export const productTagline = 'Keyword Wins, On Repeat';

export const shellTexts = {
  palette: 'Command palette',
  openPalette: 'Open the command palette',
  paletteButton: 'Search or jump to…',
  paletteField: 'Search pages, domains, topics, keywords and actions',
  searchingKeywords: 'Searching the keywords…',
  keywordsUnavailable: 'The keywords cannot be searched right now.',
  shortcuts: 'Keyboard shortcuts',
  showShortcuts: 'Show this list',
  focusSearch: 'Search on this page',
  linkCopied: 'Link copied.',
  linkNotCopied: 'The link could not be copied. Copy it from the address bar.',
  plan: 'Plan',
  more: 'More',
  bottomBar: 'Main sections',
  dataRefreshed: 'Everything on this page is up to date.',
} as const;

export function nothingFound(text: string): string {
  return `Nothing here is called “${text}”.`;
}

export function resultCount(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}
