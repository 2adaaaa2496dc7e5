// Search Console counts of a made-up site: rows by query and page, in two windows and by week.
import type { Draws } from '../random-draws.ts';
import { seenShare, trueRate } from './place-model.ts';
import { type DraftQuery, type Ranking, worldDays } from './site-draft.ts';

export interface Counted {
  impressions: number;
  clicks: number;
  placeSum: number;
}

export interface CountedPair {
  query: DraftQuery;
  ranking: Ranking;
  days: Counted[];
}

const weekdays = [1.1, 1.15, 1.15, 1.1, 1, 0.75, 0.75];
const monthDays = 30.44;

/** Draws each day of each page that ranks. Places vary within a day, so that an average hides them. */
export function countDays(queries: readonly DraftQuery[], draws: Draws): CountedPair[] {
  return queries.flatMap((query) => {
    const noise = drawNoise(draws);
    return query.rankings.map((ranking) => ({
      query,
      ranking,
      days: Array.from({ length: worldDays }, (_, day) => {
        const searches =
          (query.demand / monthDays) * (weekdays[day % 7] ?? 1) * (noise[Math.floor(day / 7)] ?? 1);
        return countDay(query, ranking, { day, searches, draws });
      }),
    }));
  });
}

function countDay(
  query: DraftQuery,
  ranking: Ranking,
  { day, searches, draws }: { day: number; searches: number; draws: Draws },
): Counted {
  const mean = ranking.placeOn(day);
  const place = Math.max(1, Math.round(mean + ranking.deviation * draws.normal()));
  const impressions = draws.count(searches * seenShare(place) * ranking.shown, 1e-3);
  const clicks = draws.count(impressions * trueRate(place) * query.levelOn(day), 0.05);
  return { impressions, clicks: Math.min(impressions, clicks), placeSum: impressions * place };
}

/** Weekly noise of a topic's demand. */
function drawNoise(draws: Draws): number[] {
  let level = 0;
  return Array.from({ length: worldDays / 7 }, () => {
    level = 0.85 * level + 0.05 * draws.normal();
    return Math.exp(level);
  });
}

export function addUp(days: readonly Counted[]): Counted {
  return days.reduce(
    (sum, day) => ({
      impressions: sum.impressions + day.impressions,
      clicks: sum.clicks + day.clicks,
      placeSum: sum.placeSum + day.placeSum,
    }),
    { impressions: 0, clicks: 0, placeSum: 0 },
  );
}
