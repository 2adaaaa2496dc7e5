/** Searches a month, with their uncertainty range. */
export interface Demand {
  low: number;
  mid: number;
  high: number;
  basis: 'impressions' | 'volume';
}

/** Search Console's counts of one query in a window of days. */
export interface WindowCount {
  clicks: number;
  impressions: number;
  /** The average position; null if the query had no impressions. */
  position: number | null;
  days: number;
}

export interface DemandFacts {
  count: WindowCount | null;
  /** Searches a month as a tool reports them. */
  searchVolume: number | null;
  /** The volume represents a range such as 10 to 100. */
  isVolumeBucket: boolean;
}

/** A month in days. */
export const monthDays = 30.44;
/** Minimum impressions in the window for an estimate of demand. */
export const leastImpressions = 30;
/** Last place on the first two pages. */
export const lastCountedPlace = 20;
/** Average positions up to this value round to that place. */
const lastCountedPosition = lastCountedPlace + 0.4;
const firstPageEnd = 10.4;

/**
 * Searches a month for a query. An impression on the first page is nearly a search, so impressions
 * take precedence over a tool's estimated volume, and the two are never added; beyond the second
 * page impressions mean too little. Null if neither is known.
 */
export function estimateDemand({ count, searchVolume, isVolumeBucket }: DemandFacts): Demand | null {
  if (count && isCountedEnough(count)) {
    const searches = (count.impressions * monthDays) / count.days;
    const isFirstPage = count.position <= firstPageEnd;
    const volume = isFirstPage ? 0 : Math.min(searchVolume ?? 0, 3 * searches);
    return {
      basis: 'impressions',
      low: 0.9 * searches,
      mid: searches,
      high: Math.max(1.1 * searches, volume),
    };
  }
  if (searchVolume === null) return null;
  const [low, mid, high] = isVolumeBucket ? [0.3, 1, 3] : [0.6, 0.85, 1.2];
  return { basis: 'volume', low: low * searchVolume, mid: mid * searchVolume, high: high * searchVolume };
}

/**
 * True if the impressions of a search show its demand: at least 30 of them, on the first two result
 * pages.
 */
export function isCountedEnough<Count extends Pick<WindowCount, 'impressions' | 'position'>>(
  count: Count,
): count is Count & { position: number } {
  const { impressions, position } = count;
  return position !== null && position <= lastCountedPosition && impressions >= leastImpressions;
}
