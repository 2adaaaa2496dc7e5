import { rankText } from '@keydence/domain';
import {
  BeatLoader,
  ChartFrame,
  EmptyState,
  ErrorPanel,
  type RankCheck,
  RankHistoryChart,
} from '@keydence/ui';
import { failureText } from '../../app/failure-text.ts';
import { formatDay } from '../../app/format-day.ts';
import { useSelection } from '../../app/use-selection.tsx';
import { historyTexts as texts } from './messages.ts';
import { type KeywordHistory as History, useKeywordHistory } from './use-keyword-history.ts';

const chartHeight = 220;

/** Where one keyword stood, check by check, as a chart and as a table. */
export function KeywordHistory({ keywordId }: { keywordId: string }) {
  const query = useKeywordHistory(keywordId);
  const { domain } = useSelection();
  if (query.data === undefined) {
    if (!query.error || query.isFetching) return <BeatLoader />;
    return (
      <ErrorPanel
        title={texts.loadFailed}
        message={failureText(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const checks = readChecks(query.data);
  if (checks.length === 0) return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>;
  return (
    <ChartFrame
      title={texts.title}
      caption={`${describeChecks(checks)} ${texts.legend}`}
      isSample={domain?.dataSource === 'sample'}
      height={chartHeight}
      rows={checks.toReversed()}
      columns={[
        { header: 'Day', cell: ({ day }) => formatDay(day) },
        { header: 'Ranking', cell: describeCheck, isNumber: true },
      ]}
    >
      <RankHistoryChart
        checks={checks}
        labels={{ rank: texts.rank, notRanked: texts.notRanked, failed: texts.failed }}
        height={chartHeight}
      />
    </ChartFrame>
  );
}

function readChecks(days: History): RankCheck[] {
  return days.map(({ date, rankAbsolute, outcome }) => ({
    day: new Date(`${date}T00:00:00Z`),
    rank: rankAbsolute,
    outcome,
  }));
}

function describeCheck({ outcome, rank }: RankCheck): string {
  if (outcome === 'failed') return texts.failed;
  return rank === null ? notRankingText : `#${rank}`;
}

const notRankingText = rankText({ rankAbsolute: null, rankGroup: null, resultsCount: null });

/** "12 checks from August 1, 2026 to October 30, 2026." */
function describeChecks(checks: readonly RankCheck[]): string {
  const [first] = checks;
  const last = checks.at(-1);
  if (!first || !last || checks.length === 1) return `1 check${first ? ` on ${formatDay(first.day)}` : ''}.`;
  return `${checks.length} checks from ${formatDay(first.day)} to ${formatDay(last.day)}.`;
}
