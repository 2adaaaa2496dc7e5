import { Figure, formatNumber } from '@keydence/ui';
import { searchTotalsTexts as texts } from './search-totals-messages.ts';
import type { ChartFigure } from './search-totals-search.ts';

export interface SearchFigures {
  clicks: number;
  impressions: number;
  clickRate: number | null;
  averagePosition: number | null;
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Each figure with its label, its text, and its value in the chart (null: no point). */
export const figureViews: Record<
  ChartFigure,
  { label: string; text: (row: SearchFigures) => string | null; value: (row: SearchFigures) => number | null }
> = {
  clicks: { label: texts.clicks, text: (row) => formatNumber(row.clicks), value: (row) => row.clicks },
  impressions: {
    label: texts.impressions,
    text: (row) => formatNumber(row.impressions),
    value: (row) => row.impressions,
  },
  clickRate: {
    label: texts.clickRate,
    text: ({ clickRate }) => (clickRate === null ? null : percent.format(clickRate)),
    value: ({ clickRate }) => (clickRate === null ? null : Math.round(clickRate * 1000) / 10),
  },
  averagePosition: {
    label: texts.position,
    text: ({ averagePosition }) => (averagePosition === null ? null : oneDecimal.format(averagePosition)),
    value: ({ averagePosition }) => (averagePosition === null ? null : Math.round(averagePosition * 10) / 10),
  },
};

const figureColumn = (figure: ChartFigure) => ({
  header: figureViews[figure].label,
  isNumber: true,
  cell: (row: SearchFigures) => (
    <Figure
      text={figureViews[figure].text(row)}
      unknownReason={figure === 'clickRate' ? texts.unknownRate : texts.unknownPosition}
    />
  ),
});

/** The four figures as table columns. */
export const figureColumns = (['clicks', 'impressions', 'clickRate', 'averagePosition'] as const).map(
  figureColumn,
);
