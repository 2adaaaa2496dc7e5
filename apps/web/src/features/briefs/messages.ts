import type { BriefState } from '@keydence/domain';
import { formatNumber } from '@keydence/ui';

const count = (value: number, noun: string) => `${formatNumber(value)} ${noun}${value === 1 ? '' : 's'}`;

export const messages = {
  title: 'Briefs',
  description: 'What pages that rank for a keyword have in common, and what none of them answers.',
  noDomain: 'No domain selected',
  noDomainHint: 'Select a domain to write briefs for it.',
  none: 'No briefs yet',
  noneHint: 'Write one for a keyword, a topic or a move, or give the addresses of pages that rank.',
  loadFailed: 'Could not load the briefs',
  gone: 'This brief no longer exists',
  goneHint: 'It was deleted, or you do not have access.',
  briefFailed: 'Could not load the brief',
  create: 'Write a brief',
  created: 'Created',
  pages: 'Pages read',
  state: 'State',
  back: 'All briefs',
  delete: 'Delete',
  deleteTitle: 'Delete this brief',
  deleteHint: 'This permanently deletes the brief and what is stored of its pages.',
  deleteFailed: 'Could not delete the brief',
  cancel: 'Cancel',
  cancelFailed: 'Could not cancel the brief',
  reading: (tried: number, all: number) => `Reading: ${formatNumber(tried)} of ${count(all, 'page')}`,
  queued: 'Reading starts soon.',
  cancelled: 'You canceled this brief. The pages read before are below.',
  failed: 'The brief could not be written',
  sample: 'Sample: this domain is invented.',
  of: (read: number, all: number) => `${formatNumber(read)} of ${formatNumber(all)}`,
} as const;

export const stateLabels: Readonly<Record<BriefState, string>> = {
  queued: 'Queued',
  running: 'Reading',
  done: 'Done',
  failed: 'No brief',
  cancelled: 'Canceled',
};

export const formTexts = {
  title: 'New brief',
  keyword: 'Keyword',
  keywordHint: 'The search that the page should rank for.',
  addresses: 'Addresses of pages that rank',
  addressesHint:
    'One per line, at most 20. The stored result page of the keyword is added. Without one, enter at least three.',
  manners:
    'Each page is requested once, two seconds apart on a site, if its robots.txt allows it. Its text is not stored.',
  submit: 'Write the brief',
  failed: 'Could not start the brief',
  about: {
    keyword: 'For the keyword',
    topic: 'For the topic',
    move: 'For the move',
    addresses: 'For',
  },
} as const;

export const lineTexts = {
  gaps: 'Questions that no page answers',
  gapsHint: 'People search for these. No counted page has the words of the question in one paragraph.',
  noGaps: 'At least one page answers every stored question.',
  noQuestions:
    'No questions are stored for this keyword. Import “People also ask”, or connect Search Console.',
  sections: 'Sections',
  sectionsHint: 'Sorted by the number of pages that have them.',
  more: (value: number) => `${count(value, 'more section')}`,
  rare: (value: number) => `${count(value, 'section')} on one page only`,
  questions: 'Questions that pages answer',
  questionsHint: 'A heading asks the question, or one paragraph has its words.',
  terms: 'Terms',
  termsHint: 'Words that several pages use. Using each once is enough.',
  forms: 'What the pages contain',
  none: 'The pages have none in common.',
  pages: (value: number, of: number) => `${formatNumber(value)} of ${count(of, 'page')}`,
  from: 'From',
  evidence: 'Evidence',
  noEvidence: 'No page.',
  opens: 'opens the place on the page',
} as const;

export const sourceTexts = {
  title: 'Pages',
  hint: 'Pages that are switched off do not count. Each change recounts all lines.',
  page: 'Page',
  kind: 'Kind',
  words: 'Words',
  counts: 'Counts',
  use: (address: string) => `Count ${address}`,
  kinds: 'Kind of page to count',
  usual: 'The most frequent kind',
  changeFailed: 'Could not count the lines again',
} as const;

export const checkTexts = {
  title: 'Check a draft',
  hint: 'Paste HTML, Markdown or plain text. Nothing is stored.',
  draft: 'Draft',
  own: 'Or the address of a page of your site that was read',
  submit: 'Check',
  failed: 'Could not check the draft',
  tooLong: 'The draft is too long. Check at most 400,000 characters.',
  missing: 'Missing',
  there: 'There',
  at: (place: number) => `block ${formatNumber(place)}`,
  summary: (check: { sections: Line[]; questions: Line[]; terms: Line[]; onlyYours: unknown[] }) =>
    `${share(check.sections)} sections, ${share(check.questions)} questions, ${share(check.terms)} terms; ${count(check.onlyYours.length, 'heading')} only in yours.`,
  words: (words: number) => `${count(words, 'word')}.`,
  sections: 'Sections',
  questions: 'Questions',
  terms: 'Terms',
  onlyYours: 'Only in yours',
  onlyYoursHint: 'No page of the brief has these. Keep them if readers need them.',
  copied: 'Copied',
  copiedHint:
    'These runs of nine words or more are on a page of the brief too. Write them in your own words.',
  copiedLine: (words: number, source: number) => `${count(words, 'word')}, as on page ${source}`,
  nothingMissing: 'Nothing is missing.',
} as const;

interface Line {
  at: number | null;
}

function share(lines: readonly Line[]): string {
  return `${formatNumber(lines.filter(({ at }) => at !== null).length)} of ${formatNumber(lines.length)}`;
}
