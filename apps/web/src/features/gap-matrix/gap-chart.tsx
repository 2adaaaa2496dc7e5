import { type GapClass, gainText, gapClasses, shortenVolume } from '@keydence/domain';
import { ChartFrame, type Column, formatNumber, valueAxis } from '@keydence/ui';
import { useMemo } from 'react';
import { GainFigure } from '../../lib/gain-figure.tsx';
import { type PlotItem, type PlotMark, ScatterLegend, ScatterPlot } from '../../lib/scatter-plot.tsx';
import { chartTexts } from './chart-messages.ts';
import classes from './gap-matrix.module.css';
import type { GapMatrixSearch } from './gap-matrix-search.ts';
import { classLabels, messages } from './messages.ts';
import { type GapMatrix, type GapRow, gapChartSize, useGapChart } from './use-gap-matrix.ts';

const height = 220;

const marks: Record<GapClass, PlotMark> = {
  missing: 'diamond',
  untapped: 'ring',
  weak: 'block',
  contested: 'square',
  strong: 'round',
};

type Measure = 'gain' | 'volume';

const measureOf = (row: GapRow, measure: Measure) =>
  (measure === 'gain' ? row.gain?.mid : row.searchVolume) ?? 0;

const columns: Column<GapRow>[] = [
  { header: messages.keyword, cell: ({ keyword }) => keyword },
  { header: messages.class, cell: ({ gapClass }) => classLabels[gapClass] },
  {
    header: messages.gain,
    cell: ({ gain, gainGap }) => <GainFigure gain={gain} gap={gainGap} />,
    isNumber: true,
  },
  { header: messages.volume, cell: ({ searchVolume }) => formatNumber(searchVolume) ?? '–', isNumber: true },
  { header: messages.difficulty, cell: ({ difficultyScore }) => difficultyScore, isNumber: true },
];

interface GapChartProps {
  search: GapMatrixSearch;
  /** False while the rows load: they come first. */
  isReady: boolean;
}

/** Keywords of the matrix by gain and difficulty, with a shape for each class. */
export function GapChart({ search, isReady }: GapChartProps) {
  const { data } = useGapChart(search, isReady);
  if (!data || data.data.length === 0) return <div className={classes.chartSkeleton} />;
  return <Chart matrix={data} search={search} />;
}

function Chart({ matrix, search }: { matrix: GapMatrix; search: GapMatrixSearch }) {
  const { data, pagination, dataSource } = matrix;
  const measure: Measure = data.some(({ gain }) => gain !== null && gain.mid > 0) ? 'gain' : 'volume';
  const rows = useMemo(
    () => data.filter((row) => row.difficultyScore !== null && measureOf(row, measure) > 0),
    [data, measure],
  );
  const axis = useMemo(() => valueAxis(rows.map((row) => measureOf(row, measure))), [rows, measure]);
  const items = useMemo(() => rows.map((row) => viewItem(row, measure, search)), [rows, measure, search]);
  if (rows.length === 0) return <p>{chartTexts.nothing}</p>;
  const shown = gapClasses.filter((name) => rows.some(({ gapClass }) => gapClass === name));
  return (
    <ChartFrame
      title={chartTexts.title(measure, axis.isLog)}
      caption={chartTexts.caption({
        shown: rows.length,
        unknown: data.length - rows.length,
        total: pagination.total,
        most: gapChartSize,
      })}
      isSample={dataSource === 'sample'}
      rows={rows}
      columns={columns}
      height={height}
      order={2}
    >
      <ScatterLegend
        label={messages.classes}
        entries={shown.map((name) => ({ mark: marks[name], label: classLabels[name] }))}
      />
      <ScatterPlot
        label={chartTexts.points}
        valueLabel={measure === 'gain' ? messages.gain : messages.volume}
        difficultyLabel={chartTexts.difficulty}
        items={items}
        axis={axis}
        height={height}
      />
    </ChartFrame>
  );
}

function viewItem(row: GapRow, measure: Measure, search: GapMatrixSearch): PlotItem {
  const { keyword, gapClass, gain, searchVolume, difficultyScore } = row;
  const parts = [
    gain && `${gainText(gain)} visits a month`,
    searchVolume === null ? null : `${shortenVolume(searchVolume)} searches a month`,
    `difficulty ${difficultyScore}`,
    classLabels[gapClass],
  ];
  return {
    key: keyword,
    name: keyword,
    difficulty: difficultyScore ?? 0,
    value: measureOf(row, measure),
    size: null,
    mark: marks[gapClass],
    text: `${keyword}: ${parts.filter(Boolean).join(', ')}`,
    search: { ...search, section: 'gap-matrix', search: keyword, selected: undefined },
  };
}
