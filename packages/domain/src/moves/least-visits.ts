/** Visits for an hour of work on a site of usual size, and of which no site asks for fewer (assumption). */
const usual = 1.2;
const fewest = 0.4;
/** A small site asks for at most this share of its clicks. */
const smallSiteShare = 0.006;

/**
 * The fewest extra visits a month for which an hour of work is proposed; a small site is content with fewer. `clicks` are
 * those of a month from searches that do not name the site; null if they are unknown.
 */
export function leastVisitsPerHour(clicks: number | null): number {
  return clicks === null ? usual : Math.min(usual, Math.max(fewest, smallSiteShare * clicks));
}

/** Clicks of searches that do not name the site: those of its name come without work, and must not raise what work has to bring. */
export function countUnbrandedClicks(searches: readonly { isBrand: boolean; clicks: number }[]): number {
  return searches.reduce((sum, { isBrand, clicks }) => sum + (isBrand ? 0 : clicks), 0);
}
