import type { MonthlySearches } from '@keydence/domain';
import type { WorldKeyword } from './list-keywords.ts';
import { mixSeeds, normalOf, Random } from './random.ts';
import { nearestVolume } from './volume-ladder.ts';

const historyMonths = 24;
/** The month at which a keyword has its typical searches (2026-01), and how far growth may carry it. */
const baseMonth = 2026 * 12;
const growthYearsLimit = 3;
const brandSeason = [11, 0.15] as const;

/** The last complete calendar month before a moment, counted in months since year 0 (UTC). */
export function newestMonthOf(now: Date): number {
  return now.getUTCFullYear() * 12 + now.getUTCMonth() - 1;
}

/**
 * Searches in each of the last complete months (24 unless told), newest first, each on Google's ladder. A month's
 * value depends on the keyword and the month alone, so history does not change as time goes by.
 */
export function monthlySearchesOf(
  keyword: WorldKeyword,
  newestMonth: number,
  monthCount = historyMonths,
): MonthlySearches[] {
  const own = new Random(keyword.seed ^ 0x5bd1e995);
  const yearlyGrowth = Math.log(1 + Math.max(-50, (keyword.topic?.growth ?? 10) + 9 * own.normal()) / 100);
  const season = seasonOf(keyword, own);
  const months: MonthlySearches[] = [];
  for (let month = newestMonth; month > newestMonth - monthCount; month--) {
    const years = Math.min(growthYearsLimit, Math.max(-growthYearsLimit, (month - baseMonth) / 12));
    const drift = Math.exp(yearlyGrowth * years + 0.07 * normalOf(mixSeeds(keyword.seed, month)));
    const searches = keyword.volume * drift * (season[month % 12] ?? 1);
    months.push({ month: monthText(month), searches: nearestVolume(searches) });
  }
  return months;
}

/**
 * Factor of each calendar month, January first, on the typical searches. Searches of one topic
 * follow its season to different degrees and peak some weeks apart; otherwise, a whole site would
 * rise and fall as one.
 */
function seasonOf({ topic }: WorldKeyword, own: Random): number[] {
  const [topicPeak, strength] = topic?.season ?? brandSeason;
  const peak = topicPeak + 2.2 * own.normal();
  const swing = strength * own.between(0.1, 0.9);
  return Array.from({ length: 12 }, (_, month) =>
    Math.exp(swing * Math.cos((2 * Math.PI * (month + 1 - peak)) / 12)),
  );
}

/** The ladder value nearest to the mean of the newest 12 months. */
export function averageVolume(keyword: WorldKeyword, newestMonth: number): number {
  const year = monthlySearchesOf(keyword, newestMonth, 12);
  return nearestVolume(year.reduce((sum, { searches }) => sum + searches, 0) / 12);
}

function monthText(month: number): string {
  const ofYear = (month % 12) + 1;
  return `${Math.floor(month / 12)}-${ofYear < 10 ? '0' : ''}${ofYear}`;
}
