import type { MonthlySearches } from '@keydence/domain';
import type { WorldKeyword } from './list-keywords.ts';
import { createRandom } from './random.ts';
import { nearestVolume } from './volume-ladder.ts';

const monthCount = 24;
/** The month at which a keyword has its typical searches (2026-01), and how far growth may carry it. */
const baseMonth = 2026 * 12;
const growthYearsLimit = 3;
const brandSeason = [11, 0.15] as const;

/** The last complete calendar month before a moment, counted in months since year 0 (UTC). */
export function newestMonthOf(now: Date): number {
  return now.getUTCFullYear() * 12 + now.getUTCMonth() - 1;
}

/**
 * Searches in each of the last 24 complete months, newest first, each on Google's ladder. A month's value depends on
 * the keyword and the month alone, so history does not change as time goes by.
 */
export function monthlySearchesOf(keyword: WorldKeyword, newestMonth: number): MonthlySearches[] {
  const [peakMonth, strength] = keyword.topic?.season ?? brandSeason;
  const own = createRandom(keyword.seed ^ 0x5bd1e995);
  const growth = 1 + ((keyword.topic?.growth ?? 10) + 9 * own.normal()) / 100;
  const swing = strength * own.between(0.75, 1.2);
  return Array.from({ length: monthCount }, (_, age) => {
    const month = newestMonth - age;
    const years = Math.min(growthYearsLimit, Math.max(-growthYearsLimit, (month - baseMonth) / 12));
    const season = Math.exp(swing * Math.cos((2 * Math.PI * ((month % 12) + 1 - peakMonth)) / 12));
    const noise = Math.exp(0.07 * createRandom(keyword.seed + Math.imul(month, 0x9e3779b1)).normal());
    const searches = keyword.volume * Math.max(0.5, growth) ** years * season * noise;
    return { month: monthText(month), searches: nearestVolume(searches) };
  });
}

/** The ladder value nearest to the mean of the newest 12 months. */
export function averageVolume(months: readonly MonthlySearches[]): number {
  const year = months.slice(0, 12);
  return nearestVolume(year.reduce((sum, { searches }) => sum + searches, 0) / Math.max(1, year.length));
}

function monthText(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}
