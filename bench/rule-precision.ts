// Whether each rule of `packages/moves` finds what was planted on made-up sites, and what it promises for it.
import {
  choosePlan,
  type FoundMove,
  findLinks,
  findLowClickRate,
  findMerges,
  findStrikingDistance,
  findWrites,
  type MoveCause,
  type PlanItem,
} from '@keydence/moves';
import type { Finding } from './print-verdicts.ts';
import { createDraws } from './random-draws.ts';
import { shareOf } from './share-of.ts';
import { bestPlan } from './site-world/best-plan.ts';
import { createSiteWorld, type SiteWorld } from './site-world/create-site-world.ts';
import { listPlanted, type PlantedMove, pairKey } from './site-world/site-truth.ts';

const causes = [
  'striking_distance',
  'low_click_rate',
  'competing_pages',
  'few_links',
  'missing_page',
] as const;
type Cause = (typeof causes)[number];
const names: Record<Cause, string> = {
  striking_distance: 'striking distance',
  low_click_rate: 'click rate',
  competing_pages: 'merge',
  few_links: 'link',
  missing_page: 'write',
};
const capacity = { hours: 12, pages: 12 };
/** Results that are drawn for one plan: a single one of each says too little, its share being uncertain by four points. */
const drawnResults = 50;
/** Topics that are less like the site are about other subjects. */
const leastRelevance = 0.15;

interface Tally {
  found: number;
  right: number;
  planted: number;
  promised: number;
  upside: number;
  shownUpside: number;
}

/** Precision and recall by rule, what is promised against what comes, and the plan against the best one. */
export function measureRules(seeds: readonly number[]): Finding[] {
  const tallies = new Map<Cause, Tally>(
    causes.map((cause) => [
      cause,
      { found: 0, right: 0, planted: 0, promised: 0, upside: 0, shownUpside: 0 },
    ]),
  );
  const plan = { chosen: 0, best: 0, random: 0, within: 0 };
  const shownPlan = { ...plan };
  let foreign = 0;
  const time = { world: 0, rules: 0 };
  for (const seed of seeds) {
    const started = performance.now();
    const world = createSiteWorld(seed);
    const planted = listPlanted(world);
    const created = performance.now();
    const moves = findMoves(world);
    time.world += created - started;
    time.rules += performance.now() - created;
    for (const [cause, tally] of tallies) count(tally, { moves, planted, cause });
    addPlan(plan, { moves, planted, seed, side: 'upside' });
    addPlan(shownPlan, { moves, planted, seed, side: 'shownUpside' });
    foreign += moves
      .flatMap(({ queries }) => queries)
      .filter(({ text }) => world.gaps.foreign.has(text)).length;
  }
  const worlds = seeds.length;
  return [
    ...causes.flatMap((cause) => describe(cause, tallies.get(cause))),
    {
      row: 'moves',
      name: 'keywords of other subjects among new pages',
      figure: foreign,
      atMost: 0,
      unit: 'keywords',
    },
    {
      row: 'moves',
      name: 'true upside of the plan against the best plan of the same hours',
      figure: plan.chosen / plan.best,
      atLeast: 0.85,
    },
    {
      row: 'moves',
      name: 'true upside of the plan against the best plan, searches that are counted now',
      figure: shownPlan.chosen / shownPlan.best,
    },
    {
      row: 'moves',
      name: 'true upside of a random plan against the best plan',
      figure: plan.random / plan.best,
    },
    {
      ...shareOf(
        'made-up fortnights in the 80 % range of their plan, searches that are counted now',
        shownPlan.within,
        worlds * drawnResults,
      ),
      atLeast: 0.76,
      atMost: 0.84,
    },
    shareOf(
      'made-up fortnights in the 80 % range of their plan, all searches',
      plan.within,
      worlds * drawnResults,
    ),
    {
      row: 'moves',
      name: 'time to make a site of 150 pages',
      figure: time.world / worlds,
      atMost: 2_000,
      unit: 'ms',
    },
    {
      row: 'moves',
      name: 'time of five rules for it',
      figure: time.rules / worlds,
      atMost: 1_000,
      unit: 'ms',
    },
  ];
}

/** Moves of all rules. A crawl that misses pages must propose no link, which is checked on the way. */
function findMoves(world: SiteWorld): FoundMove[] {
  const { queries, window, site, pages, unbrandedClicks, former, rows, weeks, internalLinks, gaps } = world;
  const shared = { queries, window, site, pages };
  const partial = findLinks({ ...shared, internalLinks: { ...internalLinks, coverage: 0.6 } });
  return [
    ...findStrikingDistance({ ...shared, unbrandedClicks }),
    ...findLowClickRate({ ...shared, former }),
    ...findMerges({ rows, weeks, queries: world.mergeQueries, window, site, pages }),
    ...findLinks({ ...shared, internalLinks }).moves,
    ...partial.moves,
    ...findWrites({ topics: gaps.topics, leastRelevance, reachableDifficulty: null, window, site }).moves,
  ];
}

function keyOf({ cause, pages, topic }: FoundMove): string {
  return cause === 'missing_page' ? (topic?.name ?? '') : pairKey(pages);
}

function count(
  tally: Tally,
  {
    moves,
    planted,
    cause,
  }: { moves: readonly FoundMove[]; planted: readonly PlantedMove[]; cause: MoveCause },
): void {
  const truth = new Map(planted.filter((each) => each.cause === cause).map((each) => [each.key, each]));
  const found = moves.filter((move) => move.cause === cause);
  tally.found += found.length;
  tally.planted += truth.size;
  for (const move of found) {
    const match = truth.get(keyOf(move));
    if (!match || !move.gain) continue;
    tally.right += 1;
    tally.promised += move.gain.mid;
    tally.upside += move.gain.chance * match.upside;
    tally.shownUpside += move.gain.chance * match.shownUpside;
  }
}

function describe(cause: Cause, tally: Tally | undefined): Finding[] {
  if (!tally) return [];
  const { found, right, planted, promised, upside, shownUpside } = tally;
  return [
    { ...shareOf(`precision of ${names[cause]}`, right, found), atLeast: 0.95 },
    { ...shareOf(`recall of ${names[cause]}`, right, planted), atLeast: 0.9 },
    {
      row: 'moves',
      name: `promised against true visits of ${names[cause]}, searches that are counted now`,
      figure: promised / shownUpside,
      atLeast: 0.75,
      atMost: 1.33,
    },
    {
      row: 'moves',
      name: `promised against true visits of ${names[cause]}, all searches`,
      figure: promised / upside,
    },
  ];
}

interface PlanTally {
  chosen: number;
  best: number;
  random: number;
  within: number;
}

interface PlanCase {
  moves: readonly FoundMove[];
  planted: readonly PlantedMove[];
  seed: number;
  side: 'upside' | 'shownUpside';
}

/** The plan of a fortnight: what it is worth in truth, and how often a drawn result is in its range. */
function addPlan(tally: PlanTally, { moves, planted, seed, side }: PlanCase): void {
  const draws = createDraws(seed);
  const truth = new Map(planted.map((each) => [`${each.cause} ${each.key}`, each]));
  const upsideOf = (move: FoundMove) => truth.get(`${move.cause} ${keyOf(move)}`)?.[side] ?? 0;
  const ids = new Map(moves.map((move, index) => [`m${index}`, move]));
  const { items, range } = choosePlan(
    [...ids].map(([id, move]) => ({
      id,
      move,
      isPinned: false,
      isExcluded: false,
      isInProgress: false,
      touchedDaysAgo: null,
      isTooHard: false,
      seasonStartsInWeeks: null,
    })),
    capacity,
  );
  const winOf = ({ moveIds, gain }: PlanItem) => {
    const upside = Math.max(
      0,
      ...moveIds.map((id) => (ids.has(id) ? upsideOf(ids.get(id) as FoundMove) : 0)),
    );
    return { upside, chance: gain?.chance ?? 0 };
  };
  const wins = items.map(winOf);
  const able = moves.map((move) => ({
    value: (move.gain?.chance ?? 0) * upsideOf(move),
    hours: move.effortHours,
    key: move.pages[0] ?? keyOf(move),
  }));
  tally.chosen += wins.reduce((sum, { upside, chance }) => sum + upside * chance, 0);
  tally.best += bestPlan(able, capacity);
  tally.random += randomPlan(able, draws);
  for (let result = 0; result < drawnResults; result += 1) {
    const came = wins.reduce((sum, { upside, chance }) => sum + (draws.chance(chance) ? upside : 0), 0);
    if (came >= range.low && came <= range.high) tally.within += 1;
  }
}

function randomPlan(
  able: readonly { value: number; hours: number }[],
  draws: ReturnType<typeof createDraws>,
): number {
  const order = able
    .map((move) => ({ ...move, order: draws.between(0, 1) }))
    .sort((a, b) => a.order - b.order);
  let [hours, value] = [0, 0];
  for (const move of order) {
    if (hours + move.hours > capacity.hours) continue;
    hours += move.hours;
    value += move.value;
  }
  return value;
}
