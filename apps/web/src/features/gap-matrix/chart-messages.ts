import { formatNumber } from '@keydence/ui';
import { countKeywords } from '../../lib/count-keywords.ts';

interface Plotted {
  shown: number;
  /** Number of keywords excluded because a figure is unknown or zero. */
  unknown: number;
  total: number;
  /** Number of keywords that the chart requests. */
  most: number;
}

export const chartTexts = {
  title: (measure: 'gain' | 'volume', isLog: boolean) =>
    `${measure === 'gain' ? 'Gain' : 'Search volume'}${isLog ? ' (logarithmic)' : ''} against difficulty`,
  points: 'Keywords by value and difficulty',
  difficulty: 'Difficulty',
  show: 'Show chart',
  hide: 'Hide chart',
  nothing: 'No keyword here has both a value and a difficulty.',
  caption: ({ shown, unknown, total, most }: Plotted) =>
    [
      total > most
        ? `${formatNumber(shown)} of ${countKeywords(total)}: the relevant ones with the largest gains.`
        : `${countKeywords(shown)} of ${formatNumber(total)}.`,
      ...(unknown > 0 ? [`${countKeywords(unknown)} without gain or difficulty not shown.`] : []),
      'Arrow keys move between keywords, Enter filters the table by one.',
    ].join(' '),
};
