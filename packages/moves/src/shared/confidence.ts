import type { SiteCurve } from '@keydence/domain';
import type { MoveConfidence } from '../found-move.ts';

const muchCounted = { clicks: 100, impressions: 3_000 };

/** True if 100 clicks or 3,000 impressions are behind a finding. */
export function isWellCounted(queries: readonly { clicks: number; impressions: number }[]): boolean {
  const clicks = queries.reduce((sum, query) => sum + query.clicks, 0);
  const impressions = queries.reduce((sum, query) => sum + query.impressions, 0);
  return clicks >= muchCounted.clicks || impressions >= muchCounted.impressions;
}

/**
 * Confidence of a finding based on a click curve and a place to reach, without a test: medium with
 * the site's own rates and many counts, else low.
 */
export function confidenceOf(basis: SiteCurve['basis'], isCounted: boolean): MoveConfidence {
  return basis !== 'published' && isCounted ? 'medium' : 'low';
}
