/** Days between which Search Console counted too many impressions; clicks were right. Told by Google on 2026-04-03. */
const inflated = { from: '2025-05-13', to: '2026-04-27' };

/** Whether a window of Search Console's days (`YYYY-MM-DD`) has a day on which impressions were counted too high. */
export function hasInflatedImpressions({ from, to }: { from: string; to: string }): boolean {
  return from <= inflated.to && to >= inflated.from;
}
