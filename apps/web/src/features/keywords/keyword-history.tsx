import { absentRankText, formatDay } from '@keydence/domain';
import {
  BrandLoader,
  ChartFrame,
  EmptyState,
  ErrorPanel,
  type RankCheck,
  RankHistoryChart,
} from '@keydence/ui';
import { failureText } from '../../lib/failure-text.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { historyTexts as texts } from './messages.ts';
import { type KeywordHistory as History, useKeywordHistory } from './use-keyword-history.ts';

const chartHeight = 220;

/** Ranks of one keyword, day by day, as a chart and as a table. */
export function KeywordHistory({ keywordId }: { keywordId: string }) {
  const query = useKeywordHistory(keywordId);
  const { domain } = useSelection();
  if (query.data === undefined) {
    if (!query.error || query.isFetching) return <BrandLoader />;
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
      caption={`${describeDays(query.data)} ${texts.legend}`}
      isSample={domain?.dataSource === 'sample'}
      height={chartHeight}
      rows={checks.toReversed()}
      columns={[
        { header: 'Day', cell: ({ date }) => formatDay(date) },
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

interface ReadCheck extends RankCheck {
  date: string;
  depth: number | null;
}

function readChecks(days: History): ReadCheck[] {
  return days.map(({ date, rankAbsolute, outcome, depth }) => ({
    date,
    day: new Date(`${date}T00:00:00Z`),
    rank: rankAbsolute,
    outcome,
    depth,
  }));
}

function describeCheck({ outcome, rank, depth }: ReadCheck): string {
  if (outcome === 'failed') return texts.failed;
  return rank === null ? absentRankText({ rankState: 'not_found', rankDepth: depth }) : `#${rank}`;
}

/** "12 days, from August 1, 2026 to October 30, 2026." Exports state ranks too, so not each day had a check. */
function describeDays(days: History): string {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return '';
  if (days.length === 1) return `1 day: ${formatDay(first.date)}.`;
  return `${days.length} days, from ${formatDay(first.date)} to ${formatDay(last.date)}.`;
}
