import type { QueryFigures } from '@keydence/domain';

interface Counted {
  clicks: number | null;
  impressions: number | null;
}

/** Counts rows of queries, with what was counted for them. */
export function createQueryCount(): { add: (row: Counted) => void; figures: () => QueryFigures | null } {
  const sum = { rows: 0, clicks: 0, impressions: 0 };
  const within = (number: number) => Math.min(number, Number.MAX_SAFE_INTEGER);
  return {
    add({ clicks, impressions }) {
      sum.rows += 1;
      sum.clicks = within(sum.clicks + (clicks ?? 0));
      sum.impressions = within(sum.impressions + (impressions ?? 0));
    },
    figures: () => (sum.rows === 0 ? null : { ...sum }),
  };
}
