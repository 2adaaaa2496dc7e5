// Verdicts of the review on made-up sites for a move without effect, and for one with 80 % more
// clicks.
import { type ControlCandidate, chooseControls, judgeMove, type Verdict } from '@keydence/moves';
import { createDecayWorld, type WorldPage } from './decay-world.ts';
import type { Finding } from './print-verdicts.ts';
import { createDraws } from './random-draws.ts';
import { shareOf } from './share-of.ts';

const windowDays = 28;
/** Days from the move to the end; it is judged after 12 weeks. */
const doneAgo = 84;
/** Clicks relative to the 28 days before, below which a page gets a move. */
const fallen = 0.85;
const leastClicks = 10;
const effects = [0, 0.8];
/** A rule without controls calls a tenth more a success. */
const naiveRise = 1.1;

interface ReviewPage {
  page: WorldPage;
  earlier: number;
  before: number;
  after: number;
}

export function measureReview(seeds: readonly number[]): Finding[] {
  const verdicts = effects.map(() => new Map<Verdict, number>());
  const naive = effects.map(() => 0);
  let items = 0;
  for (const seed of seeds) {
    const draws = createDraws(seed);
    const pages = createDecayWorld(seed)
      .pages.filter(({ plant }) => plant !== 'fall')
      .map(readPage);
    const able = pages.filter(({ earlier, before }) => before >= leastClicks && before <= fallen * earlier);
    const done = able.filter(() => draws.chance(0.5));
    for (const item of done) {
      items += 1;
      const controls = controlsOf(item, { pages, able, done });
      effects.forEach((effect, index) => {
        const after = Math.round(item.after * (1 + effect));
        const { verdict } = judgeMove({
          before: item.before,
          after,
          gainLow: 0.1 * item.before,
          controls,
          daysSince: doneAgo,
          firstCheckpoint: windowDays,
          countedDays: { before: windowDays, after: windowDays },
          isBroken: false,
        });
        verdicts[index]?.set(verdict, (verdicts[index]?.get(verdict) ?? 0) + 1);
        if (after > naiveRise * item.before) naive[index] = (naive[index] ?? 0) + 1;
      });
    }
  }
  const [none, large] = verdicts;
  const share = (name: string, cases: number | undefined) => shareOf(name, cases ?? 0, items);
  return [
    { ...share('review: no effect that is called worked', none?.get('worked')), atMost: 0.06 },
    share('review: no effect that a plain comparison calls a success', naive[0]),
    { ...share('review: no effect that is called a fall', none?.get('fell')), atMost: 0.08 },
    { ...share('review: 80 % more that is called worked', large?.get('worked')), atLeast: 0.35 },
    share('review: 80 % more that a plain comparison calls a success', naive[1]),
  ];
}

function readPage(page: WorldPage): ReviewPage {
  const end = page.wholeDays.length;
  const sum = (until: number) =>
    page.wholeDays.slice(end - until - windowDays, end - until).reduce((total, clicks) => total + clicks, 0);
  return { page, earlier: sum(doneAgo + windowDays), before: sum(doneAgo), after: sum(0) };
}

function controlsOf(
  item: ReviewPage,
  {
    pages,
    able,
    done,
  }: { pages: readonly ReviewPage[]; able: readonly ReviewPage[]; done: readonly ReviewPage[] },
) {
  const candidates = pages
    .filter((page) => page !== item)
    .map(
      (page): ControlCandidate => ({
        page: page.page.page,
        before: page.before,
        after: page.after,
        hasSameTrigger: able.includes(page),
        isTreated: done.includes(page),
      }),
    );
  return chooseControls(item.before, candidates);
}
