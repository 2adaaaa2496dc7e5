import type { RouterOutputs } from '../src/lib/trpc.ts';

type BriefDetail = RouterOutputs['briefs']['get'];
type Brief = BriefDetail['brief'];
type Source = BriefDetail['sources'][number];
type Line = NonNullable<BriefDetail['body']>['terms'][number];

const at = '2026-11-20T12:00:00.000Z';

/** Finished brief of a keyword, for which both pages were read. */
export function makeBrief(id: string, changes: Partial<Brief> = {}): Brief {
  return {
    id,
    title: 'rye bread',
    subject: 'keyword',
    subjectId: 'rye bread',
    language: 'en',
    state: 'done',
    message: null,
    sourceCount: 4,
    triedCount: 4,
    readCount: 3,
    createdAt: at,
    finishedAt: at,
    ...changes,
  };
}

export function makeBriefList(briefs: readonly Brief[]): RouterOutputs['briefs']['list'] {
  return {
    data: [...briefs],
    pagination: { page: 1, limit: 20, total: briefs.length, pages: 1 },
  };
}

function makeSource(number: number, changes: Partial<Source> = {}): Source {
  return {
    number,
    address: `https://bakery-${number}.example/rye`,
    outcome: 'read',
    reason: 'Read.',
    status: 200,
    readAt: at,
    kind: 'guide',
    title: `Rye bread ${number}`,
    words: 900,
    isExcluded: false,
    ...changes,
  };
}

function makeLine(id: string, label: string): Line {
  const evidence = [1, 2].map((source) => ({ source, place: 'heading' as const, at: 2, quote: label }));
  return { id, label, count: 2, of: 3, evidence, stems: [id] };
}

/** Brief with a line of each kind, an own page, and a page that was not read. */
export function makeBriefDetail(id: string, changes: Partial<BriefDetail> = {}): BriefDetail {
  const question = { ...makeLine('stale', 'How long does rye bread keep?'), askedBy: [] };
  return {
    brief: makeBrief(id),
    sources: [
      ...[1, 2, 3].map((number) => makeSource(number)),
      makeSource(4, {
        outcome: 'forbidden',
        reason: 'The robots file forbids reading it.',
        ...{ status: null, readAt: null, kind: null, title: null, words: null },
      }),
    ],
    body: {
      kinds: [{ kind: 'guide', count: 3, sources: [1, 2, 3] }],
      kind: 'guide',
      isChosen: false,
      counted: [1, 2, 3],
      length: { low: 700, high: 1_100, min: 600, max: 1_200, of: 3 },
      gaps: [{ ...question, id: 'gap', evidence: [], origins: ['people_also_ask'] }],
      sections: [{ ...makeLine('flour', 'Choose the flour'), place: 0.2 }],
      rareSections: [{ ...makeLine('history', 'History of rye'), count: 1, place: 0.9 }],
      questions: [{ ...question, origins: ['heading'] }],
      terms: [makeLine('sourdough', 'sourdough')],
      forms: [{ form: 'table', count: 2, of: 3, sources: [1, 2] }],
    },
    ownPage: 'https://d1.example/rye',
    isSample: false,
    ...changes,
  };
}
