import { type SourceKeyword, type VolumeChanges, volumeChange } from '@keydence/domain';

const maxMonths = 48;
/** The range of the column; a change past it says no more. */
const maxChange = 32_767;

export interface StoredVolumes {
  /** First day of the newest month; null when no month is known. */
  newestMonth: string | null;
  /** Newest month first, up to the first month that is not known. */
  searches: number[];
  changes: VolumeChanges;
}

/**
 * Monthly searches as they are stored, and the changes that they show; for windows that they do not reach, those that
 * the source states. Months may be missing or out of order.
 */
export function readVolumes({
  monthlySearches: months,
  statedChanges: stated,
}: Pick<SourceKeyword, 'monthlySearches' | 'statedChanges'>): StoredVolumes {
  const byMonth = new Map(months.map(({ month, searches }) => [month, searches]));
  const newest = [...byMonth.keys()].sort().at(-1);
  const aligned =
    newest === undefined
      ? []
      : Array.from({ length: maxMonths }, (_, back) => byMonth.get(monthBefore(newest, back)) ?? null);
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

/** The month (`YYYY-MM`) so many months earlier. */
function monthBefore(month: string, back: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7);
}

function cap(change: number | null): number | null {
  return change === null ? null : Math.min(maxChange, Math.round(change));
}
