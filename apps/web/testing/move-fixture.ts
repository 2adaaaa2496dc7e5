import type { Move, MoveList, MovePlan, MoveReview, MovesRun } from '../src/lib/moves/use-moves.ts';

type MoveStatus = { run: MovesRun | null } & Record<
  'proposedCount' | 'acceptedCount' | 'skippedCount' | 'doneCount',
  number
> & { computedAt: string | null };

/** Move in the API's format: an update of a page that ranks just below the top results. */
export function makeMove(id: string, changes: Partial<Move> = {}): Move {
  return {
    id,
    verb: 'update',
    causes: ['striking_distance'],
    title: `/picks/${id}`,
    pages: [`https://brewlane.example/picks/${id}`],
    topic: { id: '7', name: 'burr grinders' },
    competitorPages: { new: 0, rewritten: 0 },
    sentence: `Improve /picks/${id}: 3 searches show it at positions 4 to 20, 3,500 times in 28 days.`,
    reason: '3 searches at positions 4 to 20; one band up brings visits',
    evidence: {
      likelyPage: null,
      queries: [
        {
          keywordId: '4294967297',
          text: 'burr coffee grinder',
          impressions: 2000,
          clicks: 60,
          position: 6.04,
          rank: 7,
          searchVolume: null,
          target: 3,
        },
        {
          keywordId: null,
          text: 'coffee grinder burr or blade',
          impressions: 900,
          clicks: 10,
          position: 9,
          rank: null,
          searchVolume: null,
          target: 3,
        },
      ],
      pageWeeks: [
        {
          page: `https://brewlane.example/picks/${id}`,
          weeks: [
            { startsOn: '2026-10-19', clicks: 40 },
            { startsOn: '2026-10-26', clicks: null },
            { startsOn: '2026-11-02', clicks: 31 },
          ],
        },
      ],
      leaders: [],
      linkSources: [],
      rankers: [],
    },
    triggers: [{ name: 'impressions', value: 3500, threshold: 100 }],
    gain: { low: 620, mid: 760, high: 940, success: 2530, chance: 0.3 },
    confidence: 'medium',
    effortHours: 2.5,
    state: 'proposed',
    skip: null,
    plan: { isPlanned: true, isBet: false, leftOutBecause: null, dueOn: '2026-11-27' },
    source: 'search_console',
    factsOn: '2026-11-22',
    window: { start: '2026-10-26', end: '2026-11-22', days: 28 },
    proposedAt: '2026-11-23T08:00:00.000Z',
    acceptedAt: null,
    acceptedBy: null,
    doneOn: null,
    judgements: [],
    ...changes,
  };
}

export function makeMovesRun(changes: Partial<MovesRun> = {}): MovesRun {
  return {
    run: 1,
    state: 'done',
    step: null,
    progress: 1,
    message: null,
    createdAt: '2026-11-23T08:00:00.000Z',
    startedAt: '2026-11-23T08:00:01.000Z',
    finishedAt: '2026-11-23T08:00:09.000Z',
    ...changes,
  };
}

/** Plan in the API's format. */
export function makePlan(planned: readonly Move[] = [], changes: Partial<MovePlan> = {}): MovePlan {
  return {
    period: { start: '2026-11-23', end: '2026-12-06' },
    capacityHours: 12,
    usedHours: planned.reduce((sum, { effortHours }) => sum + effortHours, 0),
    doneHours: 0,
    planned: [...planned],
    sum: { low: 0, mid: 0, high: 0 },
    range80: { low: 900, high: 3100 },
    leftOut: { total: 0, byReason: [] },
    missing: [],
    run: makeMovesRun(),
    factsOn: '2026-11-22',
    unnamedBrand: null,
    hiddenNote: null,
    dataSource: 'import',
    ...changes,
  };
}

export function makeMoveList(data: readonly Move[] = [], changes: Partial<MoveList> = {}): MoveList {
  return {
    data: [...data],
    pagination: { page: 1, limit: 20, total: data.length, pages: Math.ceil(data.length / 20) },
    views: { planned: 4, candidates: 23, skipped: 1, done: 2 },
    run: makeMovesRun(),
    dataSource: 'import',
    ...changes,
  };
}

export function makeMoveStatus(changes: Partial<MoveStatus> = {}): MoveStatus {
  return {
    run: makeMovesRun(),
    proposedCount: 4,
    acceptedCount: 0,
    skippedCount: 0,
    doneCount: 0,
    computedAt: '2026-11-23T08:00:09.000Z',
    ...changes,
  };
}

type ReviewSummary = MoveReview['summary'][number];

function makeSummary(days: ReviewSummary['days'], changes: Partial<ReviewSummary> = {}): ReviewSummary {
  return {
    days,
    verdicts: [],
    measuredCount: 0,
    predicted: { low: 0, mid: 0, high: 0 },
    measured: { low: 0, mid: 0, high: 0 },
    sentence: `No move is ${days} days old yet.`,
    ...changes,
  };
}

export function makeMoveReview(data: readonly Move[] = [], changes: Partial<MoveReview> = {}): MoveReview {
  return {
    data: [...data],
    pagination: { page: 1, limit: 20, total: data.length, pages: 1 },
    summary: [
      makeSummary(14),
      makeSummary(28, {
        verdicts: [
          { verdict: 'worked', count: 2 },
          { verdict: 'fell', count: 1 },
        ],
        measuredCount: 3,
        predicted: { low: 900, mid: 1200, high: 1600 },
        measured: { low: 800, mid: 1120, high: 1400 },
        sentence: '3 moves were measured.',
      }),
      makeSummary(90),
    ],
    calibration: {
      planCount: 3,
      withinCount: 2,
      share: null,
      sentence: 'Too few two-week plans to say how often ranges held: 3 of 10.',
    },
    ...changes,
  };
}
