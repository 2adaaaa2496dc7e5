import {
  type competitorKeywordSortKeys,
  dashboardRankText,
  explorerDifficultyBand,
  explorerOpportunityRating,
  formatTrend,
  pageAuthority,
  shortenVolume,
  type VolumeTrend,
} from '@keydence/domain';
import { formatNumber, GridBar, type GridColumn, ToneBadge, TrendMark } from '@keydence/ui';
import type { ReactNode } from 'react';
import { intentLabels } from '../../lib/intent-labels.ts';
import { difficultyTones, opportunityTones } from './explorer-tones.ts';
import { columnNames, competitionLabels, messages, trendWords } from './messages.ts';
import { TrackButton } from './track-button.tsx';
import type { CompetitorKeyword } from './use-explorer.ts';
import type { useTrackKeyword } from './use-track-keyword.ts';

export const explorerColumnKeys = [
  'their',
  'your',
  'volume',
  'cpc',
  'difficulty',
  'competition',
  'opportunity',
  'track',
  'intent',
  'quarter',
  'month',
  'year',
  'authority',
  'backlinks',
] as const;
export type ExplorerColumnKey = (typeof explorerColumnKeys)[number];

export const defaultExplorerColumns = explorerColumnKeys.slice(0, 10);

/** Sort keys of the server by column. */
export const explorerColumnSorts: Partial<Record<string, (typeof competitorKeywordSortKeys)[number]>> = {
  volume: 'search_volume',
  cpc: 'cpc',
  difficulty: 'difficulty_score',
  month: 'trend_monthly',
  quarter: 'trend_quarterly',
  year: 'trend_yearly',
};

/** Inputs of the columns besides the row. */
interface ExplorerColumnFacts {
  tracking: ReturnType<typeof useTrackKeyword>;
}

const unknown = (reason: string = messages.unknown) => <span title={reason}>–</span>;
const directions = { up: 'up', down: 'down', stable: 'flat', 'no-data': 'unknown' } as const;

function trendOf({ trend, change }: VolumeTrend) {
  if (trend === 'no-data') return unknown(messages.unknownTrend);
  return (
    <TrendMark direction={directions[trend]}>
      {change === null ? trendWords[trend] : formatTrend(change)}
    </TrendMark>
  );
}

type ExplorerColumn = Pick<GridColumn<CompetitorKeyword>, 'width' | 'isNumber' | 'isControl'> & {
  render: (row: CompetitorKeyword, facts: ExplorerColumnFacts) => ReactNode;
};

const figure = (width: number, render: ExplorerColumn['render']): ExplorerColumn => ({
  width,
  isNumber: true,
  render,
});

const definitions: Record<ExplorerColumnKey, ExplorerColumn> = {
  their: figure(88, ({ rankGroup }) =>
    rankGroup === null ? unknown(messages.unknownRank) : `#${rankGroup}`,
  ),
  your: figure(128, yourRank),
  volume: figure(96, ({ searchVolume: volume }) =>
    volume === null ? (
      unknown()
    ) : (
      <span title={formatNumber(volume)} style={{ width: '100%' }}>
        <GridBar text={shortenVolume(volume)} value={volume} max="volume" />
      </span>
    ),
  ),
  cpc: figure(80, ({ cpc }) => (cpc === null ? unknown() : cpc.toFixed(2))),
  difficulty: figure(112, ({ difficultyScore: score }) => {
    if (score === null) return unknown();
    const band = explorerDifficultyBand(score);
    return (
      <ToneBadge tone={difficultyTones[band]} isPlain>
        {`${band} ${score}`}
      </ToneBadge>
    );
  }),
  competition: {
    width: 104,
    render: ({ competitionLevel: level }) => (level === null ? unknown() : competitionLabels[level]),
  },
  opportunity: {
    width: 104,
    render: ({ searchVolume, difficultyScore, cpc }) => {
      const rating = explorerOpportunityRating({ searchVolume, difficulty: difficultyScore, cpc });
      return (
        <ToneBadge tone={opportunityTones[rating]} isPlain>
          {rating}
        </ToneBadge>
      );
    },
  },
  intent: { width: 112, render: ({ intentType }) => (intentType ? intentLabels[intentType] : '–') },
  month: figure(96, ({ searchVolumeTrends }) => trendOf(searchVolumeTrends.oneMonth)),
  quarter: figure(96, ({ searchVolumeTrends }) => trendOf(searchVolumeTrends.threeMonths)),
  year: figure(96, ({ searchVolumeTrends }) => trendOf(searchVolumeTrends.twelveMonths)),
  authority: figure(96, ({ avgRank }) => pageAuthority(avgRank) ?? unknown()),
  backlinks: figure(96, ({ avgBacklinks: count }) => (count === null ? unknown() : shortenVolume(count))),
  track: {
    width: 216,
    isControl: true,
    render: (row, { tracking }) => (
      <TrackButton
        keyword={row.keyword}
        state={tracking.stateOf(row)}
        onTrack={() => void tracking.track(row)}
        onUndo={() => void tracking.undo(row)}
        isInGrid
      />
    ),
  },
};

/** Builds the columns with these keys. */
export function buildExplorerColumns(
  keys: readonly ExplorerColumnKey[],
  facts: ExplorerColumnFacts,
): GridColumn<CompetitorKeyword>[] {
  return keys.map((key) => ({
    ...definitions[key],
    key,
    name: columnNames[key],
    isSortable: explorerColumnSorts[key] !== undefined,
    render: (row: CompetitorKeyword) => definitions[key].render(row, facts),
  }));
}

/** Our rank, or the reason there is none. */
function yourRank(row: CompetitorKeyword): ReactNode {
  if (row.ownRankState === null) return unknown(messages.notTrackedKeyword);
  return dashboardRankText(row.ownRankGroup ?? row.ownRankAbsolute, {
    rankState: row.ownRankState,
    rankDepth: row.ownRankDepth,
  });
}
