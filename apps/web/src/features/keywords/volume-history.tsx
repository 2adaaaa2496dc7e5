import { formatMonth, type MonthlyVolume, shortenVolume } from '@keydence/domain';
import { ChartFrame, EmptyState, formatNumber, MonthChart } from '@keydence/ui';
import { useSelection } from '../../lib/use-selection.tsx';
import { detailsTexts as texts } from './details-messages.ts';

const chartHeight = 180;

/** Monthly search volume of a keyword, as a chart and as a table. */
export function VolumeHistory({ months }: { months: readonly MonthlyVolume[] }) {
  const { domain } = useSelection();
  if (months.length === 0) {
    return <EmptyState title={texts.noVolumeHistory}>{texts.noVolumeHistoryHint}</EmptyState>;
  }
  return (
    <ChartFrame
      title={texts.volumeHistory}
      caption={describeMonths(months)}
      isSample={domain?.dataSource === 'sample'}
      height={chartHeight}
      rows={months.toReversed()}
      columns={[
        { header: 'Month', cell: ({ month }) => formatMonth(month, 'longMonth') },
        { header: texts.volumeSeries, cell: ({ searches }) => format(searches), isNumber: true },
      ]}
    >
      <MonthChart
        bars={months.map(({ month, searches }) => ({ label: formatMonth(month, 'month'), value: searches }))}
        seriesLabel={texts.volumeSeries}
        formatTick={shortenVolume}
        height={chartHeight}
      />
    </ChartFrame>
  );
}

/** "24 months up to October 2026, from 880 to 12,100 searches a month." */
function describeMonths(months: readonly MonthlyVolume[]): string {
  const counts = months.map(({ searches }) => searches);
  const newest = formatMonth(months.at(-1)?.month ?? '', 'longMonth');
  const range = `from ${format(Math.min(...counts))} to ${format(Math.max(...counts))} searches a month`;
  return `${months.length} ${months.length === 1 ? 'month' : 'months'} up to ${newest}, ${range}.`;
}

function format(count: number): string {
  return formatNumber(count);
}
