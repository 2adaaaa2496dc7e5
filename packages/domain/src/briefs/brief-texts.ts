import type { BriefForm, BriefOrigin, BriefOutcome, BriefPageKind } from './schema.ts';

/** Names of page kinds, singular and plural. */
export const briefKindNames: Readonly<Record<BriefPageKind, readonly [one: string, many: string]>> = {
  guide: ['guide', 'guides'],
  comparison: ['comparison', 'comparisons'],
  category: ['category page', 'category pages'],
  product: ['product page', 'product pages'],
  tool: ['tool', 'tools'],
  news: ['news article', 'news articles'],
  forum: ['forum thread', 'forum threads'],
  video: ['video page', 'video pages'],
  local: ['local business page', 'local business pages'],
  home: ['home page', 'home pages'],
  other: ['other page', 'other pages'],
};

export const briefFormNames: Readonly<Record<BriefForm, string>> = {
  table: 'A table',
  list: 'A list',
  video: 'A video',
  images: 'Images in the text',
  steps: 'Numbered steps',
  faq: 'Questions and answers as structured data',
  prices: 'Prices',
  author: 'An author',
  date: 'A publication date',
};

export const briefOriginNames: Readonly<Record<BriefOrigin, string>> = {
  heading: 'heading of a page',
  faq: 'structured data of a page',
  people_also_ask: 'People also ask',
  search_console: 'Search Console',
  keyword: 'your keywords',
};

export const briefOutcomeTexts: Readonly<Record<BriefOutcome, string>> = {
  waiting: 'Not read yet.',
  read: 'Read.',
  forbidden: 'Not read: robots.txt of the site forbids it.',
  robots_unreachable: 'Not read: robots.txt of the site did not answer, so the page was not requested.',
  refused: 'Not read: the address does not lead to a public website.',
  blocked: 'Not read: the site refuses automated requests.',
  missing: 'Not read: there is no page at this address.',
  unreachable: 'Not read: the site did not answer.',
  not_html: 'Not read: it is not an HTML page.',
  not_readable: 'Not read: the page is too large or too deeply nested.',
  needs_javascript: 'Not read: scripts create its text, and Keydence does not run them.',
  wrong_charset: 'Not read: its text does not match the character encoding that it declares.',
  too_little: 'Not read: it has fewer than 80 words of main text.',
};

/** “3 guides”, “1 category page”. */
export function countKind(kind: BriefPageKind, count: number): string {
  return `${count} ${briefKindNames[kind][count === 1 ? 0 : 1]}`;
}
