import type { PlanMove } from '@keydence/domain';
import type { FoundMove } from '@keydence/moves';
import { expect, it } from 'vitest';
import { planMoves } from './plan-moves.ts';

const finding = (verb: 'update' | 'merge', pages: string[], mid: number): FoundMove =>
  ({
    verb,
    cause: verb === 'merge' ? 'competing_pages' : 'striking_distance',
    pages,
    topic: null,
    queries: [],
    triggers: [],
    gain: { low: mid / 2, mid, high: mid * 2, success: mid * 4, chance: 0.25 },
    confidence: 'medium',
    effortHours: 2,
  }) as unknown as FoundMove;

const move = (id: string, findings: FoundMove[], more: Partial<PlanMove> = {}): PlanMove => ({
  id,
  state: 'proposed',
  touchedDaysAgo: null,
  isTooHard: false,
  effortHours: 2,
  addedHours: 0,
  findings: findings.map((each) => ({ ...each })),
  ...more,
});

const plan = (moves: PlanMove[]) =>
  planMoves(moves, { capacityHours: 20, start: '2026-11-21', leastPerHour: 0 }).map(
    ({ id, isPlanned, leftOut }) => [id, isPlanned ? 'planned' : leftOut],
  );

it.each<[string, PlanMove[], [string, string][]]>([
  [
    'two merges with a common page',
    [move('m', [finding('merge', ['/a', '/b'], 40)]), move('n', [finding('merge', ['/b', '/c'], 30)])],
    [
      ['m', 'planned'],
      ['n', 'same_page'],
    ],
  ],
  [
    'a merge and an update of the page that it redirects',
    [move('m', [finding('merge', ['/a', '/b'], 40)]), move('u', [finding('update', ['/b'], 30)])],
    [
      ['m', 'planned'],
      ['u', 'same_page'],
    ],
  ],
  [
    'several findings of one move',
    [move('m', [finding('merge', ['/a', '/b'], 40), finding('update', ['/a'], 30)])],
    [['m', 'planned']],
  ],
  [
    'an accepted merge',
    [
      move('m', [finding('merge', ['/a', '/b'], 40)], { state: 'accepted' }),
      move('u', [finding('update', ['/b'], 30)]),
    ],
    [['u', 'same_page']],
  ],
  [
    'a page that was worked on',
    [move('u', [finding('update', ['/a'], 30)], { touchedDaysAgo: 3 })],
    [['u', 'cooling']],
  ],
])('plans one move a page: %s', (_name, moves, expected) => {
  expect(plan(moves)).toEqual(expected);
});
