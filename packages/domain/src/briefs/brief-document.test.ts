import { describe, expect, it } from 'vitest';
import { composeBriefDocument, describePlace, linkToPlace } from './brief-document.ts';
import type { BriefBody, BriefDetail, BriefEvidence, BriefLine, BriefSource } from './schema.ts';

const readAt = new Date('2026-11-08T23:30:00Z');

function source(number: number, change: Partial<BriefSource> = {}): BriefSource {
  const page = {
    address: `https://page${number}.example/`,
    outcome: 'read' as const,
    kind: 'guide' as const,
  };
  const read = { reason: 'Read.', status: 200, readAt, title: null, words: 1_150, isExcluded: false };
  return { number, ...page, ...read, ...change };
}

const seen: BriefEvidence = { source: 1, place: 'heading', at: 3, quote: 'Clean the grinder' };

function line(label: string, change: Partial<BriefLine> = {}): BriefLine {
  return { id: label, label, count: 2, of: 3, evidence: [], stems: [], ...change };
}

function body(change: Partial<BriefBody> = {}): BriefBody {
  return {
    kinds: [{ kind: 'guide', count: 3, sources: [1, 2, 3] }],
    kind: 'guide',
    isChosen: false,
    counted: [1, 2, 3],
    length: null,
    gaps: [],
    sections: [],
    rareSections: [],
    questions: [],
    terms: [],
    forms: [],
    ...change,
  };
}

/** Each block of the document as "kind: text". */
function blocksOf(change: Partial<Omit<BriefDetail, 'brief'>> & { message?: string | null }): string[] {
  const { message = null, ...detail } = change;
  const brief: BriefDetail['brief'] = {
    ...{ id: 'b1', title: 'clean a grinder', subject: 'keyword', subjectId: 'k1', language: 'en' },
    ...{ state: 'done', message, sourceCount: 3, triedCount: 3, readCount: 3 },
    ...{ createdAt: readAt, finishedAt: readAt },
  };
  const rest = { sources: [1, 2, 3].map((number) => source(number)), body: body(), ownPage: null };
  return composeBriefDocument({ brief, isSample: false, ...rest, ...detail }).map(
    ({ kind, spans }) => `${kind}: ${spans.map(({ text }) => text).join('')}`,
  );
}

/** The blocks between two headings. */
function partOf(blocks: readonly string[], title: string): string[] {
  const start = blocks.indexOf(`heading: ${title}`);
  const rest = blocks.slice(start + 1);
  const end = rest.findIndex((block) => block.startsWith('heading: '));
  return start < 0 ? [] : rest.slice(0, end < 0 ? undefined : end);
}

describe('composeBriefDocument', () => {
  it('of a brief without lines has its basis and its pages only', () => {
    expect(blocksOf({})).toEqual([
      'title: Brief: clean a grinder',
      'text: 3 of 3 pages were read: 3 guides. The brief counts 3 guides.',
      'heading: Pages',
      ...[1, 2, 3].map(
        (number) => `item: ${number}. https://page${number}.example/ (guide, 1,150 words, read 2026-11-08)`,
      ),
    ]);
  });

  it.each([
    [null, 'This brief is not finished.'],
    ['Fewer than 3 pages could be read.', 'Fewer than 3 pages could be read.'],
  ])('without lines yet says why: %s', (message, text) => {
    expect(blocksOf({ body: null, message })).toEqual(['title: Brief: clean a grinder', `text: ${text}`]);
  });

  it('says that its pages are invented', () => {
    expect(blocksOf({ isSample: true })[1]).toBe('text: Sample: the pages of this brief are invented.');
  });

  it('links the own page that ranks', () => {
    const text =
      'text: Your page https://own.example/ ranks for this keyword. Extend it instead of writing a new one.';
    expect(blocksOf({ ownPage: 'https://own.example/' })).toContain(text);
  });

  it('gives the length of the counted pages', () => {
    const length = { low: 1_150, high: 2_300, min: 640, max: 4_010, of: 7 };
    expect(blocksOf({ body: body({ length }) })).toContain(
      'text: Length: half of 7 pages have 1,150 to 2,300 words; the shortest has 640, the longest 4,010.',
    );
  });

  it.each([
    [{ isChosen: true }, '2 of 3 pages were read: 3 guides. You chose to count 3 guides.'],
    [{ counted: [1] }, '2 of 3 pages were read: 3 guides. The brief counts 1 guide.'],
    [
      {
        kind: null,
        kinds: [
          { kind: 'guide' as const, count: 2, sources: [1, 2] },
          { kind: 'category' as const, count: 1, sources: [3] },
        ],
      },
      '2 of 3 pages were read: 2 guides, 1 category page. The kinds are mixed, so all pages count. Choose one kind for a clearer brief.',
    ],
  ])('names the pages that count: %j', (change, text) => {
    const sources = [source(1), source(2), source(3, { outcome: 'missing' })];
    expect(blocksOf({ sources, body: body(change) })[1]).toBe(`text: ${text}`);
  });

  it('has at most seven sections, in the order of a page, and the others apart', () => {
    const sections = [8, 3, 1, 2, 4, 5, 6, 7].map((place) => ({ ...line(`At ${place}`), place: place / 10 }));
    const blocks = blocksOf({ body: body({ sections, rareSections: [{ ...line('Rare'), place: 0.5 }] }) });
    expect(partOf(blocks, 'Sections')).toEqual([
      'text: In the order in which they usually appear.',
      ...[1, 2, 3, 4, 5, 6, 8].map((place) => `item: At ${place} (2 of 3 pages)`),
    ]);
    expect(partOf(blocks, 'More sections')).toEqual([
      'text: Less frequent sections of the same pages.',
      'item: At 7 (2 of 3 pages)',
    ]);
    expect(partOf(blocks, 'Sections of one page')).toEqual([
      'text: Each is on one page only.',
      'item: Rare (2 of 3 pages)',
    ]);
  });

  it('tells questions that pages answer from those that none does, with their origins', () => {
    const question = (label: string, count: number) => ({
      ...line(label, { count, evidence: [seen] }),
      askedBy: [],
    });
    const questions = [{ ...question('How?', 2), origins: ['heading' as const, 'faq' as const] }];
    const gaps = [{ ...question('Why?', 0), origins: ['people_also_ask' as const] }];
    const blocks = blocksOf({ body: body({ questions, gaps }) });
    const detail = 'detail: “Clean the grinder” https://page1.example/ (heading 3, read 2026-11-08)';
    expect(partOf(blocks, 'Questions that no page answers')).toEqual([
      'text: People search for these. No counted page has the words of the question in one paragraph.',
      'item: Why? (answered by 0 of 3 pages; from: People also ask)',
      detail,
    ]);
    expect(partOf(blocks, 'Questions that pages answer')).toEqual([
      'text: The pages below have the question as a heading, or its words in one paragraph.',
      'item: How? (answered by 2 of 3 pages; from: heading of a page, structured data of a page)',
      detail,
    ]);
  });

  it('shows the evidence of a term, and none of an unknown page', () => {
    const unread = source(2, { readAt: null });
    const whole = { source: 2, place: 'page' as const, at: null, quote: '' };
    const terms = [line('burr', { evidence: [whole, { ...seen, source: 9 }] })];
    expect(partOf(blocksOf({ sources: [source(1), unread], body: body({ terms }) }), 'Terms')).toEqual([
      'text: Words that several pages use. Using each once is enough.',
      'item: burr (2 of 3 pages)',
      'detail: https://page2.example/ (page)',
    ]);
  });

  it('lists what the pages contain', () => {
    const forms = [{ form: 'faq' as const, count: 2, of: 3, sources: [1, 2] }];
    expect(partOf(blocksOf({ body: body({ forms }) }), 'What the pages contain')).toEqual([
      'item: Questions and answers as structured data (2 of 3 pages)',
    ]);
  });

  it.each([
    [{ outcome: 'missing' as const, reason: 'Not read: gone.' }, 'Not read: gone.'],
    [{ kind: null, reason: 'Not read yet.' }, 'Not read yet.'],
    [{ words: null, readAt: null }, '(guide, 0 words)'],
    [{ isExcluded: true }, '(guide, 1,150 words, read 2026-11-08, switched off)'],
  ])('describes a page with %j', (change, text) => {
    expect(blocksOf({ sources: [source(1, change)] }).at(-1)).toBe(`item: 1. https://page1.example/ ${text}`);
  });
});

it.each([
  ['heading', 'heading 3'],
  ['paragraph', 'paragraph 3'],
  ['data', 'structured data'],
  ['page', 'page'],
] as const)('describes the place of evidence in a %s', (place, text) => {
  expect(describePlace({ ...seen, place })).toBe(text);
});

it.each([
  ['a quote', {}, '/a', '/a#:~:text=Clean%20the%20grinder'],
  ['a cut quote', { quote: 'Clean the …' }, '/a', '/a#:~:text=Clean%20the'],
  ['an ellipsis within', { quote: 'so… then' }, '/a', '/a#:~:text=so%E2%80%A6%20then'],
  ['hyphens, which separate parts of the fragment', { quote: 'a-b-c' }, '/a', '/a#:~:text=a%2Db%2Dc'],
  ['no words', { quote: ' …' }, '/a', '/a'],
  ['structured data, which is not shown', { place: 'data' as const }, '/a', '/a'],
  ['an address with a fragment', {}, '/a#b', '/a#b'],
])('links to the words on the page, for %s', (_name, change, path, expected) => {
  const site = 'https://page1.example';
  expect(linkToPlace({ ...seen, ...change }, `${site}${path}`)).toBe(`${site}${expected}`);
});
