import type { WorldKeyword } from './list-keywords.ts';
import { hashText, mixSeeds, normalOf } from './random.ts';
import type { SampleSite } from './sites.ts';

/** A site's past rank for a keyword, as a factor of today's; above 1 it was worse. */
export type RankFactor = (site: SampleSite, keyword: WorldKeyword) => number;

export const fortnightDays = 14;
/** Typical drift of ranks in two weeks. */
const wander = 0.05;
/** Typical drift of a whole site in two weeks. */
const siteTrend = 0.02;
/** New keywords every two weeks, per 1,000. */
const newKeywords = 7;
const longestTrend = 6;

/**
 * How the ranks of a site have wandered since a day, as a factor of today's. The same on every machine; what a site needs for
 * all its keywords is drawn once.
 */
export function wanderOf(site: SampleSite): (keyword: WorldKeyword, daysAgo: number) => number {
  const siteSeed = hashText(`${site.domainName}|past`);
  const trend = siteTrend * normalOf(siteSeed);
  return (keyword, daysAgo) => {
    const seed = mixSeeds(siteSeed, keyword.seed);
    const fortnights = daysAgo / fortnightDays;
    const whole = Math.floor(fortnights);
    let sum = (fortnights - whole) * normalOf(mixSeeds(seed, whole + 1));
    for (let step = 1; step <= whole; step++) sum += normalOf(mixSeeds(seed, step));
    return Math.exp(wander * sum + trend * Math.min(longestTrend, fortnights));
  };
}

/** True if a source already had the keyword that many days ago. */
export function wasKnown(keyword: WorldKeyword, daysAgo: number): boolean {
  return (keyword.seed >>> 7) % 1_000 >= (newKeywords * daysAgo) / fortnightDays;
}
