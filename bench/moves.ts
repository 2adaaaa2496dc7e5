// How well the moves that clicks lead to agree with a made-up site whose truth is known. The seeds are new in each run.
import { randomInt } from 'node:crypto';
import { countWeeks, findDecay } from '@keydence/moves';
import { createDecayWorld, type WorldPage } from './decay-world.ts';
import type { Finding } from './print-verdicts.ts';
import { wilsonInterval } from './wilson-interval.ts';
import type { WorldPlan } from './world-plan.ts';

export async function measureMoves({ isSmall }: WorldPlan): Promise<Finding[]> {
  const first = Number(process.env.MOVES_SEED ?? randomInt(1, 2 ** 31));
  const count = isSmall ? 20 : 100;
  console.log(`seeds ${first} to ${first + count - 1} (MOVES_SEED=${first} repeats them)`);
  return measureDecay(Array.from({ length: count }, (_, index) => first + index));
}

interface Judged {
  page: WorldPage;
  hasFired: boolean;
}

/** A fall that is to be found: a fifth of the clicks and 10 of them. Between a tenth and a fifth nothing is right or wrong. */
const isTrueFall = ({ trueLoss, trueClicks }: WorldPage) => trueLoss >= 0.2 && trueLoss * trueClicks >= 10;
const isHealthy = ({ trueLoss, trueClicks }: WorldPage) => trueLoss < 0.1 || trueLoss * trueClicks < 5;

function measureDecay(seeds: readonly number[]): Finding[] {
  const judged: Judged[] = [];
  const extra = { gap: 0, lag: 0 };
  const sitewide: Judged[] = [];
  let time = 0;
  for (const seed of seeds) {
    const { pages, hasSiteFall, hasGap } = createDecayWorld(seed);
    const started = performance.now();
    const found = judge(pages, ({ days }) => days);
    time += performance.now() - started;
    judged.push(...found);
    if (hasSiteFall) sitewide.push(...found);
    if (hasGap)
      extra.gap += countNewAlarms(
        found,
        judge(pages, ({ wholeDays }) => wholeDays),
      );
    extra.lag += countNewAlarms(
      judge(pages, ({ days, lagDays }) => [...days, ...lagDays]),
      found,
    );
  }
  const fired = judged.filter(({ hasFired }) => hasFired);
  const right = fired.filter(({ page }) => isTrueFall(page)).length;
  const wrong = fired.filter(({ page }) => isHealthy(page)).length;
  const falls = judged.filter(({ page }) => isTrueFall(page));
  const large = falls.filter(({ page }) => page.trueLoss >= 0.45 && page.trueClicks >= 100);
  const healthy = (of: readonly Judged[]) => of.filter(({ page }) => isHealthy(page));
  const alarms = (name: string, of: readonly Judged[]): Finding =>
    shareOf(
      `false alarms, ${name}`,
      healthy(of).filter(({ hasFired }) => hasFired).length,
      healthy(of).length,
    );
  const found = (of: readonly Judged[]) => of.filter(({ hasFired }) => hasFired).length;
  return [
    { ...shareOf('precision of decay', right, right + wrong), atLeast: 0.95 },
    { ...shareOf('recall of decay', found(falls), falls.length), atLeast: 0.7 },
    { ...shareOf('recall of decay, 45 % and 100 clicks or more', found(large), large.length), atLeast: 0.93 },
    alarms('all healthy pages', judged),
    alarms(
      'topics with a season',
      judged.filter(({ page }) => page.isSeasonal),
    ),
    alarms('sites that fell as a whole', sitewide),
    ...(['spike', 'young', 'grown'] as const).map((plant) =>
      alarms(
        `${plant} pages`,
        judged.filter(({ page }) => page.plant === plant),
      ),
    ),
    { row: 'moves', name: 'false alarms of decay that only a gap makes', figure: extra.gap, unit: 'pages' },
    { row: 'moves', name: 'false alarms of decay if days are not final', figure: extra.lag, unit: 'pages' },
    {
      row: 'moves',
      name: 'time of decay for a site of 40 pages',
      figure: time / seeds.length,
      atMost: 1_000,
      unit: 'ms',
    },
  ];
}

function judge(
  pages: readonly WorldPage[],
  daysOf: (page: WorldPage) => readonly (number | null)[],
): Judged[] {
  const histories = pages.map((page) => ({
    page: page.page,
    topic: page.topic,
    weeks: countWeeks(daysOf(page)),
  }));
  return findDecay(histories).flatMap(({ state }, index) => {
    const page = pages[index];
    return page ? [{ page, hasFired: state === 'decays' }] : [];
  });
}

function countNewAlarms(now: readonly Judged[], before: readonly Judged[]): number {
  return now.filter(({ page, hasFired }, index) => isHealthy(page) && hasFired && !before[index]?.hasFired)
    .length;
}

function shareOf(name: string, cases: number, all: number) {
  const { share, low, high } = wilsonInterval(cases, all);
  return {
    row: 'moves',
    name: `${name} (${cases} of ${all}, ${low.toFixed(3)} to ${high.toFixed(3)})`,
    figure: share,
  };
}
