/**
 * Minimum visits for an hour of work on a site of usual size, and the maximum that any site
 * requires (assumption).
 */
const usual = 1.2;
const fewest = 0.4;
/** For a small site, the minimum is this share of its clicks. */
const smallSiteShare = 0.006;

/**
 * Minimum extra visits a month that justify an hour of work; lower for a small site. `clicks` are
 * those of a month from searches that do not name the site; null if unknown.
 */
export function leastVisitsPerHour(clicks: number | null): number {
  return clicks === null ? usual : Math.min(usual, Math.max(fewest, smallSiteShare * clicks));
}

/**
 * Clicks of searches that do not name the site. Searches for its name need no work, and must not
 * raise the minimum.
 */
export function countUnbrandedClicks(searches: readonly { isBrand: boolean; clicks: number }[]): number {
  return searches.reduce((sum, { isBrand, clicks }) => sum + (isBrand ? 0 : clicks), 0);
}
