// Detection of falling pages on a made-up site, and of patterns that only look like a fall.
import { countUnfinishedDays } from '@keydence/domain';
import {
  findDecay,
  findSiteFall,
  groupDays,
  joinMovedPages,
  type PageHistory,
  scaleWeeks,
} from '@keydence/moves';
import { createDecayWorld, type WorldPage } from './decay-world.ts';
import type { Finding } from './print-verdicts.ts';
import { createDraws, type Draws } from './random-draws.ts';
import { shareOf } from './share-of.ts';

interface Judged {
  page: WorldPage;
  hasFired: boolean;
  isSteady: boolean;
}

/**
 * A fall to detect: a fifth of the clicks and 10 of them. Between a tenth and a fifth nothing is
 * right or wrong.
 */
const isTrueFall = ({ trueLoss, trueClicks }: WorldPage) => trueLoss >= 0.2 && trueLoss * trueClicks >= 10;
const isHealthy = ({ trueLoss, trueClicks }: WorldPage) => trueLoss < 0.1 || trueLoss * trueClicks < 5;

export function measureDecay(seeds: readonly number[]): Finding[] {
  const judged: Judged[] = [];
  const extra = { gap: 0, lag: 0, season: 0, siteFall: 0, moved: 0, movedSites: 0 };
  const sitewide: Judged[] = [];
  let time = 0;
  let current = 0;
  const add = (kind: keyof typeof extra, count: number) => {
    extra[kind] += count;
    if (count > 0) console.log(`seed ${current}: ${count} false by ${kind} alone`);
  };
  for (const seed of seeds) {
    current = seed;
    const { pages, hasSiteFall } = createDecayWorld(seed);
    const started = performance.now();
    const found = judge(pages, ({ days }) => days);
    time += performance.now() - started;
    judged.push(...found);
    if (hasSiteFall) sitewide.push(...found);
    const gap = judge(pages, ({ gapDays }) => gapDays);
    add(
      'gap',
      countNewAlarms(
        gap,
        judge(pages, ({ wholeDays }) => wholeDays),
      ),
    );
    const plain = countNewAlarms(
      found,
      judge(pages, ({ plainDays }) => plainDays),
    );
    add(hasSiteFall ? 'siteFall' : 'season', plain);
    const moved = judgeMoved(pages, createDraws(seed));
    add('moved', countNewAlarms(moved.judged, found));
    const isMovedFall = moved.hasSiteFall && findSiteFall(readHistories(pages).histories) === null;
    add('movedSites', Number(isMovedFall));
    const kept = countFinished(pages);
    const lag = judge(pages, ({ days, lagDays }) => [...days, ...lagDays].slice(0, kept));
    add(
      'lag',
      countNewAlarms(
        lag,
        judge(pages, ({ days, laterDays }) => [...days, ...laterDays].slice(0, kept)),
      ),
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
    { ...shareOf('recall of decay', found(falls), falls.length), atLeast: 0.72 },
    { ...shareOf('recall of decay, 45 % and 100 clicks or more', found(large), large.length), atLeast: 0.93 },
    alarms('all healthy pages', judged),
    alarms(
      'topics with a season',
      judged.filter(({ page }) => page.isSeasonal),
    ),
    alarms(
      'pages whose season takes a fifth or more',
      judged.filter(({ page }) => page.seasonShare <= 0.8),
    ),
    alarms('sites that fell as a whole', sitewide),
    ...(['spike', 'young', 'grown'] as const).map((plant) =>
      alarms(
        `${plant} pages`,
        judged.filter(({ page }) => page.plant === plant),
      ),
    ),
    {
      row: 'moves',
      name: 'steady pages that decay by a season alone',
      figure: extra.season,
      atMost: 0,
      unit: 'pages',
    },
    {
      row: 'moves',
      name: 'steady pages that decay by a fall of the site, or with a season, alone',
      figure: extra.siteFall,
      atMost: 0,
      unit: 'pages',
    },
    {
      row: 'moves',
      name: 'steady pages that decay by a gap alone',
      figure: extra.gap,
      atMost: 0,
      unit: 'pages',
    },
    {
      row: 'moves',
      name: 'steady pages that decay because days are not final',
      figure: extra.lag,
      atMost: 0,
      unit: 'pages',
    },
    {
      row: 'moves',
      name: 'steady pages that decay by a new address alone',
      figure: extra.moved,
      atMost: 0,
      unit: 'pages',
    },
    {
      row: 'moves',
      name: 'steady sites that fall by new addresses alone',
      figure: extra.movedSites,
      atMost: 0,
      unit: 'sites',
    },
    {
      row: 'moves',
      name: 'time of decay for a site of 40 pages',
      figure: time / seeds.length,
      atMost: 1_000,
      unit: 'ms',
    },
  ];
}

function readHistories(pages: readonly { page: string; topic: string; days: readonly (number | null)[] }[]): {
  histories: PageHistory[];
  countedDays: number[];
} {
  const grouped = pages.map(({ page, topic, days }) => ({ page, topic, ...groupDays(days) }));
  return {
    histories: grouped.map(({ page, topic, clicks, countedDays }) => ({
      page,
      topic,
      weeks: scaleWeeks(clicks, countedDays),
    })),
    countedDays: grouped[0]?.countedDays ?? [],
  };
}

function judge(
  pages: readonly WorldPage[],
  daysOf: (page: WorldPage) => readonly (number | null)[],
): Judged[] {
  const { histories, countedDays } = readHistories(pages.map((page) => ({ ...page, days: daysOf(page) })));
  return findDecay(histories, countedDays).flatMap(({ state }, index) => {
    const page = pages[index];
    return page ? [{ page, hasFired: state === 'decays', isSteady: state === 'steady' }] : [];
  });
}

/** The same site, which moved half of its pages, or all, to another host 2 to 30 weeks before the end. */
function judgeMoved(pages: readonly WorldPage[], draws: Draws) {
  const cut = Math.max(0, (pages[0]?.days.length ?? 0) - 7 * draws.whole(2, 30));
  const share = draws.chance(0.5) ? 1 : 0.5;
  const days = pages.flatMap((page) => {
    if (!draws.chance(share)) return [{ ...page, days: page.days }];
    const split = (isNew: boolean) =>
      page.days.map((clicks, day) => (clicks === null || day >= cut === isNew ? clicks : 0));
    return [
      { ...page, page: `https://old.example${page.page}`, days: split(false) },
      { ...page, page: `https://new.example/site${page.page}`, days: split(true) },
    ];
  });
  const { histories: moved, countedDays } = readHistories(days);
  const histories = joinMovedPages(moved);
  const isFalling = new Map(
    findDecay(histories, countedDays).map(({ page, state }) => [page, state === 'decays']),
  );
  const judged = pages.map((page) => {
    const addresses = [page.page, `https://old.example${page.page}`, `https://new.example/site${page.page}`];
    return { page, hasFired: addresses.some((one) => isFalling.get(one) ?? false), isSteady: false };
  });
  return { judged, hasSiteFall: findSiteFall(histories) !== null };
}

/** Days that are left when the site's own clicks have shown which of the last ones are not counted to their end. */
function countFinished(pages: readonly WorldPage[]): number {
  const series = pages.map(({ days, lagDays }) => [...days, ...lagDays]);
  const site = (series[0] ?? []).map((first, day) =>
    first === null ? null : series.reduce((sum, days) => sum + (days[day] ?? 0), 0),
  );
  return site.length - countUnfinishedDays(site);
}

/** Healthy pages that are steady in one reading and decay in the other. */
function countNewAlarms(now: readonly Judged[], before: readonly Judged[]): number {
  return now.filter(({ page, hasFired }, index) => isHealthy(page) && hasFired && before[index]?.isSteady)
    .length;
}
