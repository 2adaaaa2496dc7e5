import { formatDay, totalSourceLabels } from '@keydence/domain';
import { ChartFrame, DayLineChart, Panel, token } from '@keydence/ui';
import { SegmentedControl } from '@mantine/core';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import classes from './search-totals.module.css';
import { figureColumns, figureViews } from './search-totals-figures.tsx';
import { searchTotalsTexts as texts } from './search-totals-messages.ts';
import { type ChartFigure, chartFigures, searchTotalsSearch } from './search-totals-search.ts';

const chartHeight = 220;

type SearchTotals = RouterOutputs['searchTotals']['get'];

/** One of the four figures by day, with a table of all four; their totals are above. */
export function SearchTotalsChart({ days, sum }: Pick<SearchTotals, 'days' | 'sum'>) {
  const [{ figure = 'clicks' }, update] = useSectionSearch(searchTotalsSearch);
  const { label, value } = figureViews[figure];
  const points = days.flatMap((row) => {
    const point = value(row);
    return point === null ? [] : [{ day: new Date(`${row.day}T00:00:00Z`), value: point }];
  });
  return (
    <Panel>
      {sum ? <Sums sum={sum} /> : null}
      <SegmentedControl
        aria-label={texts.figures}
        value={figure}
        onChange={(next) => void update({ figure: next as ChartFigure }, { replace: true })}
        data={chartFigures.map((one) => ({ value: one, label: figureViews[one].label }))}
        className={classes.figures ?? ''}
        classNames={{ label: classes.figure ?? '' }}
      />
      <div className={classes.chart}>
        <ChartFrame
          title={figure === 'clickRate' ? `${label}, percent` : label}
          caption={describe(days)}
          isSample={days.some(({ source }) => source === 'sample')}
          rows={days.toReversed()}
          columns={[
            { header: texts.day, cell: ({ day }) => formatDay(day, 'short') },
            ...figureColumns,
            { header: texts.source, cell: ({ source }) => totalSourceLabels[source] },
          ]}
          height={chartHeight}
        >
          <DayLineChart points={points} label={label} hue={token('pulse')} height={chartHeight} />
        </ChartFrame>
      </div>
    </Panel>
  );
}

function Sums({ sum }: { sum: NonNullable<SearchTotals['sum']> }) {
  return (
    <dl className={classes.sums}>
      {chartFigures.map((figure) => (
        <div key={figure}>
          <dt>{figureViews[figure].label}</dt>
          <dd className="kd-figures">{figureViews[figure].text(sum) ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

function describe(days: SearchTotals['days']): string {
  const sources = [...new Set(days.map(({ source }) => totalSourceLabels[source]))].join(' and ');
  const day = (row: SearchTotals['days'][number] | undefined) => (row ? formatDay(row.day) : '');
  return texts.caption(day(days[0]), day(days.at(-1)), sources);
}
