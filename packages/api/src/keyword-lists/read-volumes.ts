import { type SourceKeyword, type VolumeChanges, volumeChange } from '@keydence/domain';

const maxMonths = 48;
/** The range of the column; a larger change has no more meaning. */
const maxChange = 32_767;

export interface StoredVolumes {
  /** First day of the newest month; null if no month is known. */
  newestMonth: string | null;
  /** Newest month first, up to the first unknown month. */
  searches: number[];
  changes: VolumeChanges;
}

/**
 * Monthly search volumes in stored form, and their changes; for periods that they do not cover, the
 * changes of the source. Months may be missing or out of order.
 */
export function readVolumes({
  monthlySearches: months,
  statedChanges: stated,
}: Pick<SourceKeyword, 'monthlySearches' | 'statedChanges'>): StoredVolumes {
  const newest = months
    .map(({ month }) => month)
    .sort()
    .at(-1);
  const aligned = newest === undefined ? [] : alignMonths(months, newest);
  const gap = aligned.indexOf(null);
  const known = gap === -1 ? aligned : aligned.slice(0, gap);
  const { oneMonth, threeMonths, twelveMonths } = volumeChange({ months: aligned });
  return {
    newestMonth: newest === undefined ? null : `${newest}-01`,
    searches: known.filter((searches) => searches !== null),
    changes: {
      oneMonth: cap(oneMonth ?? stated?.oneMonth ?? null),
      threeMonths: cap(threeMonths ?? stated?.threeMonths ?? null),
      twelveMonths: cap(twelveMonths ?? stated?.twelveMonths ?? null),
    },
  };
}

/**
 * Newest first, null for a missing month. Counted without dates: a refresh aligns the months of
 * 100,000 keywords.
 */
function alignMonths(months: SourceKeyword['monthlySearches'], newest: string): (number | null)[] {
  const byMonth = new Map(months.map(({ month, searches }) => [countMonths(month), searches]));
  const last = countMonths(newest);
  return Array.from({ length: maxMonths }, (_, back) => byMonth.get(last - back) ?? null);
}

/** Months from year 0 to a month (`YYYY-MM`). */
function countMonths(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
}

function cap(change: number | null): number | null {
  return change === null ? null : Math.min(maxChange, Math.round(change));
}
