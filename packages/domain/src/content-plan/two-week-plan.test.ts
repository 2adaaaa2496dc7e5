import { expect, it } from 'vitest';
import { groupByResultPage } from './result-pages.ts';
import { type PlanCandidate, type PlanOptions, planTwoWeeks } from './two-week-plan.ts';

const expecting = (mid: number) => ({ low: mid / 2, mid, high: 2 * mid });
const candidate = (keywordText: string, changes: Partial<PlanCandidate> = {}): PlanCandidate => ({
  keywordText,
  ownUrl: null,
  competitorUrls: [],
  topicId: null,
  relevanceClass: null,
  gain: expecting(100),
  difficulty: 30,
  rank: null,
  status: null,
  ...changes,
});
const wish = (changes: Partial<PlanOptions> = {}): PlanOptions => ({
  pages: 2,
  pinned: [],
  excluded: [],
  relevantOnly: true,
  reachableDifficulty: 60,
  ...changes,
});
const reasonFor = (keywordText: string, candidates: PlanCandidate[], changes: Partial<PlanOptions> = {}) =>
  planTwoWeeks(candidates, wish(changes)).leftOut.find((item) => item.keywordText === keywordText)?.reason;

it('picks the largest gains and spreads them over fourteen days', () => {
  const { planned, leftOut } = planTwoWeeks(
    [
      candidate('flat'),
      candidate('rising', { gain: expecting(125) }),
      candidate('falling', { gain: expecting(90) }),
    ],
    wish(),
  );
  expect(planned).toEqual([
    { keywordText: 'rising', gain: expecting(125), difficulty: 30, effort: 2, beat: 7 },
    { keywordText: 'flat', gain: expecting(100), difficulty: 30, effort: 2, beat: 14 },
  ]);
  expect(leftOut).toEqual([
    { keywordText: 'falling', gain: expecting(90), reason: { code: 'fewer_visits' } },
  ]);
});

it('keeps the best keyword of a results page and names it in the reason', () => {
  const competitorUrls = ['https://a.example/tea', 'https://b.example/tea'];
  const items = [
    candidate('green tea', { competitorUrls, gain: expecting(150) }),
    candidate('matcha', { competitorUrls }),
    candidate('teas green', { gain: expecting(20) }),
  ];
  expect(planTwoWeeks(items, wish()).planned.map(({ keywordText }) => keywordText)).toEqual(['green tea']);
  for (const text of ['matcha', 'teas green']) {
    expect(reasonFor(text, items)).toEqual({ code: 'same_results_page', keywordText: 'green tea' });
  }
});

it.each<[string, Partial<PlanCandidate>, Partial<PlanOptions>, object]>([
  ['being written', { status: 'writing' }, {}, { code: 'in_progress' }],
  ['excluded', {}, { excluded: ['x'] }, { code: 'excluded' }],
  ['of unknown volume', { gain: null }, {}, { code: 'unknown_volume' }],
  ['won already', { gain: expecting(0) }, {}, { code: 'nothing_to_win' }],
  ['too hard', { difficulty: 61 }, {}, { code: 'too_hard', difficulty: 61, reachable: 60 }],
])('excludes a keyword that is %s', (_, changes, wishes, reason) => {
  expect(reasonFor('x', [candidate('x', changes)], wishes)).toEqual(reason);
});

it.each<[string, Partial<PlanCandidate>, Partial<PlanOptions>]>([
  ['just hard enough', { difficulty: 60 }, {}],
  ['hard, but on the second page already', { difficulty: 90, rank: 20 }, {}],
  [
    'hard for a site of which too little is known',
    { difficulty: 90 },
    { reachableDifficulty: null, pages: 3 },
  ],
  ['too hard, but pinned', { difficulty: 90 }, { pinned: ['x'] }],
  ['in Research', { status: 'research' }, {}],
])('plans a keyword that is %s', (_, changes, wishes) => {
  const { planned } = planTwoWeeks([candidate('x', changes)], wish(wishes));
  expect(planned.map(({ keywordText }) => keywordText)).toEqual(['x']);
});

it('sets no gain for a pinned keyword of unknown volume', () => {
  const { planned } = planTwoWeeks([candidate('x', { gain: null })], wish({ pinned: ['x'] }));
  expect(planned).toMatchObject([{ keywordText: 'x', gain: null, beat: 14 }]);
});

it('does not plan a page that is being written for another keyword', () => {
  const url = 'https://ours.example/tea';
  const items = [
    candidate('tea', { ownUrl: url, status: 'in_review' }),
    candidate('best tea', { ownUrl: url }),
  ];
  expect(reasonFor('best tea', items)).toEqual({ code: 'same_results_page', keywordText: 'tea' });
});

it('stays within two points of effort a page', () => {
  const hard = { difficulty: 80, gain: expecting(500) };
  const items = [
    candidate('a', hard),
    candidate('b', hard),
    candidate('c', { rank: 15, gain: expecting(10) }),
  ];
  const { planned, leftOut } = planTwoWeeks(items, wish({ reachableDifficulty: null }));
  expect(planned.map(({ keywordText, effort }) => [keywordText, effort])).toEqual([
    ['a', 3],
    ['c', 1],
  ]);
  expect(leftOut[0]?.reason).toEqual({ code: 'too_much_work' });
});

it('a home page, or one shared page of a competitor, groups no keywords', () => {
  expect(
    groupByResultPage([
      {
        topicId: null,
        keywordText: 'a',
        ownUrl: 'https://ours.example/',
        competitorUrls: ['https://a.example/x'],
      },
      {
        topicId: null,
        keywordText: 'b',
        ownUrl: 'https://ours.example/',
        competitorUrls: ['https://a.example/x'],
      },
    ]),
  ).toEqual([0, 1]);
});

it('plans one page per topic, and names its keyword', () => {
  const items = [
    candidate('burr grinder', { topicId: '7', gain: expecting(150) }),
    candidate('grinder settings', { topicId: '7', gain: expecting(140) }),
    candidate('moka pot', { topicId: '8' }),
  ];
  expect(planTwoWeeks(items, wish()).planned.map(({ keywordText }) => keywordText)).toEqual([
    'burr grinder',
    'moka pot',
  ]);
  expect(reasonFor('grinder settings', items)).toEqual({ code: 'same_topic', keywordText: 'burr grinder' });
});

it.each(['maybe', 'hidden'] as const)(
  'leaves out what is %s about the site, unless it is wanted',
  (relevanceClass) => {
    const items = [candidate('tea'), candidate('tractors', { relevanceClass, gain: expecting(900) })];
    expect(reasonFor('tractors', items)).toEqual({ code: 'not_relevant' });
    expect(reasonFor('tractors', items, { relevantOnly: false })).toBeUndefined();
    expect(reasonFor('tractors', items, { pinned: ['tractors'] })).toBeUndefined();
  },
);
