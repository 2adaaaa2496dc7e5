import type { SiteGap, SiteGapReason } from '@keydence/domain';

const mostExamples = 3;

export function noteGap(
  gaps: readonly SiteGap[],
  reason: SiteGapReason,
  examples: readonly string[],
  count = examples.length,
): SiteGap[] {
  if (count === 0) return [...gaps];
  const known = gaps.find((gap) => gap.reason === reason);
  const joined: SiteGap = {
    reason,
    count: (known?.count ?? 0) + count,
    examples: [...(known?.examples ?? []), ...examples].slice(0, mostExamples),
  };
  return [...gaps.filter((gap) => gap !== known), joined];
}
