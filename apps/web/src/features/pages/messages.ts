import type { FindingGroup, PageState, PageType, SiteProofKind } from '@keydence/domain';
import { formatNumber } from '@keydence/ui';

const count = (total: number, one: string, many = `${one}s`) =>
  `${formatNumber(total)} ${total === 1 ? one : many}`;

export const countPages = (total: number) => count(total, 'page');

export const messages = {
  title: 'Pages',
  description: 'The pages of your site, and what search engines can do with them.',
  noDomain: 'No domain selected',
  noDomainHint: 'Select a domain to view its pages.',
  loadFailed: 'Could not load the pages',
  views: 'Parts of the site',
  inventory: 'Pages',
  findings: 'Findings',
  read: 'Read site',
  readAgain: 'Read site again',
  readFailed: 'Could not start reading the site',
  cancel: 'Cancel',
  cancelFailed: 'Could not cancel',
  filters: 'Page filters',
  searchPlaceholder: 'Search addresses and titles',
  state: 'State',
  anyState: 'Any state',
  folder: 'Folder',
  folderPlaceholder: '/blog/',
  type: 'Type',
  anyType: 'Any type',
  language: 'Language',
  languagePlaceholder: 'en',
  pages: countPages,
  tryAgain: 'Try Again',
  clear: 'Clear',
  clearFilters: 'Clear filters',
  noMatch: 'No pages match these filters',
  noPages: 'No page was read',
  neverTitle: 'This site has not been read yet',
  never: (pages: number, seconds: number) =>
    `Keydence reads up to ${countPages(pages)}, one every ${seconds === 1 ? 'second' : `${seconds} seconds`}, and obeys robots.txt. It takes ${describeTime(pages * seconds)} at most.`,
  reading: (done: number, waiting: number) =>
    `Reading: ${formatNumber(done)} of about ${countPages(done + waiting)}`,
  queued: 'Reading starts soon.',
  failed: 'The site was not read',
  cancelled: 'Reading was canceled. The pages read before are shown.',
  incomplete: (reasons: number) => `Incomplete: ${count(reasons, 'reason')}`,
  incompleteHint: 'Findings that need all pages, such as pages without links, are left out.',
  forbidden: (total: number) =>
    `${countPages(total)} that robots.txt forbids ${total === 1 ? 'was' : 'were'} not read.`,
  examples: 'For example:',
  coverage: (pages: number, indexable: number, day: string) =>
    `${countPages(pages)}, ${formatNumber(indexable)} of them indexable. Read ${day}.`,
  complete: 'All pages in links and sitemaps were read.',
  nextAt: (day: string) =>
    `Until you prove that the site is yours, it is read once a day: again from ${day}.`,
  sample: 'This is an invented site: it has no server to read. Add your own website to see its pages here.',
  foreign: (total: number) =>
    `${count(total, 'address', 'addresses')} in sitemaps ${total === 1 ? 'is' : 'are'} on other hosts and ${total === 1 ? 'was' : 'were'} not read.`,
  samplePages: 'Sample: the site and the texts of its pages are invented.',
  unknown: '–',
  unsure: 'Unsure',
  back: 'All pages',
  notFound: 'This page is no longer in the inventory.',
} as const;

function describeTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return count(minutes, 'minute');
  return `${formatNumber(Math.floor(minutes / 60))} h ${minutes % 60} min`;
}

export const stateLabels: Readonly<Record<PageState, string>> = {
  healthy: 'Healthy',
  noindex: 'Noindex',
  canonicalised: 'Shows another page',
  redirects: 'Redirects',
  not_found: 'Not found',
  error: 'Error',
  blocked: 'Blocked by robots.txt',
  needs_javascript: 'Needs JavaScript',
  not_html: 'Not HTML',
  refused: 'Refused',
  skipped: 'Left out',
  waiting: 'Not read',
};

export const stateHints: Readonly<Record<PageState, string>> = {
  healthy: 'It answers, and search engines may show it.',
  noindex: 'It asks search engines not to show it.',
  canonicalised: 'It names another page as the one to show.',
  redirects: 'It leads to another address.',
  not_found: 'Two requests, 30 seconds apart, found no page.',
  error: 'Three requests failed, or the page could not be read within the limits.',
  blocked: 'robots.txt forbids it, so nothing else is known of it.',
  needs_javascript: 'Scripts build its text, and they did not run. So its text and links are not judged.',
  not_html: 'It is a file of another kind.',
  refused: 'The server refused everyone, or only Keydence: 401, 402, 403 or 451.',
  skipped: 'It is one of many addresses that say the same, so it was not read.',
  waiting: 'It is known, but was not read.',
};

export const typeLabels: Readonly<Record<PageType, string>> = {
  article: 'Article',
  guide: 'Guide',
  category: 'Category',
  product: 'Product',
  other: 'Not said',
};

export const columns = {
  page: { name: 'Page', hint: 'Title and address.' },
  topic: { name: 'Topic', hint: 'The topic of most of the keywords that it ranks for.' },
  keywords: { name: 'Keywords', hint: 'Tracked keywords that it ranks for.' },
  rank: { name: 'Best rank', hint: 'The best of their ranks.' },
  clicks: {
    name: 'Clicks',
    hint: 'Clicks in the newest 28 final days of Search Console, or in the period of the newest upload.',
  },
  change: { name: 'Change', hint: 'Clicks against as many days before.' },
  linksin: { name: 'Links in', hint: 'Pages of the site that link to it.' },
  words: { name: 'Words', hint: 'Words of its main text.' },
  changed: { name: 'Last change', hint: 'When Keydence first found what it says now.' },
  state: { name: 'State', hint: 'What search engines can do with it.' },
  findings: { name: 'Findings', hint: 'Open findings on it.' },
  language: { name: 'Language', hint: 'As the page says; else as its text shows for sure.' },
  type: { name: 'Type', hint: 'As its structured data says.' },
} as const;

export const groupLabels: Readonly<Record<FindingGroup, string>> = {
  error: 'Error',
  detour: 'Warning',
  hint: 'Hint',
};

export const findingTexts = {
  none: 'Nothing found',
  notYet: 'No findings yet',
  notYetHint: 'Findings appear when the first reading of the site ends.',
  kinds: 'Kinds of findings',
  kind: 'Kind',
  pages: 'Findings',
  unknown: 'Not known',
  all: 'All kinds',
  open: 'Open',
  new: 'New',
  gone: 'Gone',
  ignored: 'Ignored',
  hints: {
    open: 'The last reading found nothing of this kind.',
    new: 'The last reading found nothing new.',
    gone: 'Every finding of the previous reading is still there.',
    ignored: 'Ignored findings appear here and can be restored.',
  },
  ignore: 'Ignore',
  restore: 'Restore',
  ignoredToast: 'Finding ignored.',
  restoredToast: 'Finding restored.',
  ignoreFailed: 'Could not ignore the finding',
  restoreFailed: 'Could not restore the finding',
  ignoredOn: (day: string) => `Ignored ${day}`,
  newMark: 'New',
  fix: 'What to do',
  evidence: 'Evidence',
  of: (found: number, pages: number) =>
    `${count(found, 'finding')} · ${count(pages, 'address', 'addresses')} read`,
} as const;

export const detailTexts = {
  loadFailed: 'Could not load the page',
  gone: 'This page is not in the inventory',
  goneHint: 'The latest crawl did not find it, or it belongs to another domain.',
  facts: 'Facts',
  status: 'Response',
  redirectsTo: 'Redirects to',
  canonical: 'Canonical',
  language: 'Language',
  inSitemap: 'In a sitemap',
  rendered: 'Rendered in a browser',
  raw: (words: number, links: number) =>
    `Yes. Without scripts: ${count(words, 'word')}, ${count(links, 'link')}`,
  rawTitle: 'Title without scripts',
  rawDescription: 'Description without scripts',
  depth: 'Clicks from home',
  readAt: 'Read',
  links: (all: number, content: number) => `${formatNumber(all)}, ${formatNumber(content)} from text`,
  linksOut: 'Links out',
  description: 'Description',
  headings: 'Headings',
  versions: 'Versions',
  queries: 'Searches',
  query: 'Search',
  clicks: 'Clicks',
  impressions: 'Impressions',
  position: 'Position',
  map: 'Link map',
  moreLinks: (rest: number) => `and ${countPages(rest)} more`,
  linksInTitle: 'Links to this page',
  linksOutTitle: 'Links from this page',
  anchor: 'Text',
  place: 'Place',
  moves: 'Moves',
  findings: 'Findings',
  noLinks: 'None.',
  nofollow: 'nofollow',
  places: { content: 'Text', nav: 'Navigation', header: 'Header', footer: 'Footer', aside: 'Aside' },
} as const;

export const linkIdeaTexts = {
  title: 'Links to add',
  hint: 'Sentences on other pages that can link to this page. Copy the link over the marked words.',
  copy: 'Copy link',
  copied: 'Link copied.',
  copyByHand: (html: string) => `The browser did not allow copying. Copy this link: ${html}`,
  copyFrom: (source: string) => `Copy link for ${source}`,
  paragraph: (number: number) => `Paragraph ${formatNumber(number)}`,
  query: (text: string) => `search “${text}”`,
  inMenu: 'its menu already has the link',
} as const;

export const proofTexts = {
  title: 'Prove that this site is yours',
  hint: (pages: number) =>
    `Then up to ${countPages(pages)} are read at a time, twice as fast, whenever you want. Any one of these is enough; Keydence checks for it when the next reading begins.`,
  search_console: 'Connect its Search Console property.',
  file: 'Put this text into the file /.well-known/keydence-site-verification.txt:',
  meta_tag: 'Put this tag into the head of the home page:',
  dns: 'Add this TXT record to the domain:',
} satisfies Record<SiteProofKind | 'title', string> & { hint: (pages: number) => string };

export const provenTexts: Readonly<Record<SiteProofKind, string>> = {
  search_console: 'Proven by its Search Console property.',
  file: 'Proven by a file.',
  meta_tag: 'Proven by a meta tag.',
  dns: 'Proven by a TXT record.',
};
