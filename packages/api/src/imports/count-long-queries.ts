import type { ImportedLongQuery, ImportedTotal, QueryFigures } from '@keydence/domain';

/** The name of the group in the search totals. */
const groupName = 'Queries of more than 200 characters';

interface Sum {
  rows: number;
  clicks: number;
  impressions: number;
  /** Positions weighted by their impressions. */
  weighted: number;
  weight: number;
}

/** Sums the queries that are too long for a keyword, per period. */
export function createLongQueries(): {
  add: (row: ImportedLongQuery) => void;
  figures: () => QueryFigures | null;
  totals: () => ImportedTotal[];
} {
  const periods = new Map<boolean, Sum>();
  return {
    add({ isEarlier, clicks, impressions, averagePosition }) {
      const sum = periods.get(isEarlier) ?? { rows: 0, clicks: 0, impressions: 0, weighted: 0, weight: 0 };
      periods.set(isEarlier, sum);
      sum.rows += 1;
      sum.clicks = within(sum.clicks + (clicks ?? 0));
      sum.impressions = within(sum.impressions + (impressions ?? 0));
      if (averagePosition === null) return;
      sum.weighted += averagePosition * (impressions ?? 0);
      sum.weight += impressions ?? 0;
    },
    figures() {
      const sum = periods.get(false);
      return sum ? { rows: sum.rows, clicks: sum.clicks, impressions: sum.impressions } : null;
    },
    totals: () =>
      [...periods].flatMap(([isEarlier, sum]) =>
        sum.clicks + sum.impressions === 0 ? [] : [asTotal(sum, isEarlier)],
      ),
  };
}

const within = (number: number) => Math.min(number, Number.MAX_SAFE_INTEGER);

function asTotal({ clicks, impressions, weighted, weight }: Sum, isEarlier: boolean): ImportedTotal {
  return {
    type: 'total',
    rowNumber: 0,
    dimension: 'long_query',
    name: groupName,
    isEarlier,
    measuredOn: null,
    clicks,
    impressions,
    averagePosition: weight > 0 ? weighted / weight : null,
  };
}
