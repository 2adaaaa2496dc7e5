/**
 * A shortened count: "950", "1.0K" from 1,000, "2.5M" from 1,000,000, one decimal; "–" if unknown.
 * Values that round to 1000.0K become 1.0M.
 */
export function shortenVolume(count: number | null): string {
  if (count === null) return '–';
  if (count < 1000) return String(Math.round(count));
  const tenthsOfThousand = Math.round(count / 100);
  if (tenthsOfThousand < 10_000) return `${(tenthsOfThousand / 10).toFixed(1)}K`;
  return `${(Math.round(count / 100_000) / 10).toFixed(1)}M`;
}

/** A count at a tick of an axis: "500", "20K", "2.5M"; a round count has no decimal. */
export function shortenTick(count: number): string {
  return shortenVolume(count).replace('.0', '');
}
