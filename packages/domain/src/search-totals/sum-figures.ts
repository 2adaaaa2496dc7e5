/** Search Console's figures of a day, a page, or several of them. */
interface Figures {
  clicks: number;
  impressions: number;
  averagePosition: number | null;
}

/** Clicks by impressions, 0 to 1; null without impressions. */
export function clickRateOf({ clicks, impressions }: Pick<Figures, 'clicks' | 'impressions'>): number | null {
  return impressions === 0 ? null : clicks / impressions;
}

/**
 * Sum of figures: positions are averages weighted by impressions, and rows without a position do
 * not count toward it. Null without any.
 */
export function sumFigures(rows: readonly Figures[]): (Figures & { clickRate: number | null }) | null {
  if (rows.length === 0) return null;
  let clicks = 0;
  let impressions = 0;
  let placed = 0;
  let places = 0;
  for (const row of rows) {
    clicks += row.clicks;
    impressions += row.impressions;
    if (row.averagePosition === null) continue;
    placed += row.impressions;
    places += row.averagePosition * row.impressions;
  }
  const averagePosition = placed === 0 ? null : places / placed;
  return { clicks, impressions, clickRate: clickRateOf({ clicks, impressions }), averagePosition };
}
