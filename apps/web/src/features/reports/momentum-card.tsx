import {
  type Column,
  DataTable,
  EmptyState,
  Figure,
  formatNumber,
  Hint,
  Panel,
  SectionHeading,
  ToneBadge,
  TrendMark,
  usePartial,
} from '@keydence/ui';
import { Title } from '@mantine/core';
import type { Report } from './count-changes.ts';
import insights from './insights.module.css';
import { messages } from './messages.ts';
import classes from './report.module.css';
import layout from './report-body.module.css';

type Momentum = Report['momentum'];
type Entry = Momentum['topGainers'][number];
type Change = Entry['trends']['oneMonth'];

/** Entries per list before the toggle. */
const shownEntries = 5;

/** Keywords with the fastest growing or shrinking demand. One toggle expands both lists. */
export function MomentumCard({ momentum: { topGainers, topLosers } }: { momentum: Momentum }) {
  const { limit, toggle } = usePartial(Math.max(topGainers.length, topLosers.length), shownEntries, {
    moreLabel: messages.allTrends,
    fewerLabel: messages.topTrends,
  });
  return (
    <section aria-label={messages.keywordMomentum} className={classes.section}>
      <SectionHeading title={messages.keywordMomentum} actions={toggle} />
      <div className={insights.lists}>
        <MomentumList
          title={messages.gainers}
          entries={topGainers.slice(0, limit)}
          empty={messages.noGainers}
        />
        <MomentumList
          title={messages.decliners}
          entries={topLosers.slice(0, limit)}
          empty={messages.noDecliners}
        />
      </div>
    </section>
  );
}

interface MomentumListProps {
  title: string;
  entries: readonly Entry[];
  /** Text for an empty list. */
  empty: string;
}

function MomentumList({ title, entries, empty }: MomentumListProps) {
  return (
    <Panel isTight>
      <Title order={3}>{title}</Title>
      {entries.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <div className={layout.dense}>
          <DataTable label={title} rows={entries} columns={columns} />
        </div>
      )}
    </Panel>
  );
}

const columns: readonly Column<Entry>[] = [
  { header: 'Keyword', cell: ({ keywordText }) => keywordText },
  {
    header: 'Volume',
    cell: ({ searchVolume }) => (
      <Figure text={formatNumber(searchVolume)} unknownReason={messages.unknownVolume} />
    ),
    isNumber: true,
  },
  { header: 'Momentum', cell: ({ momentumScore }) => <Score score={momentumScore} />, isNumber: true },
  { header: 'This month', cell: ({ trends }) => <ChangeMark change={trends.oneMonth} />, isNumber: true },
  { header: '3 months', cell: ({ trends }) => <ChangeMark change={trends.threeMonths} />, isNumber: true },
  { header: '12 months', cell: ({ trends }) => <ChangeMark change={trends.twelveMonths} />, isNumber: true },
];

function Score({ score }: { score: number }) {
  return (
    <Hint label={messages.momentumHint} isPlain>
      <ToneBadge tone={score > 0 ? 'good' : score < 0 ? 'weak' : 'neutral'} isPlain>
        <span className="kd-figures">{signed(score)}</span>
      </ToneBadge>
    </Hint>
  );
}

function signed(score: number): string {
  return score > 0 ? `+${score}` : String(score);
}

function ChangeMark({ change: { change, changeFormatted, trend } }: { change: Change }) {
  if (change === null) return <Figure text={null} unknownReason={messages.unknownTrend} />;
  return <TrendMark direction={trend === 'other' ? 'flat' : trend}>{changeFormatted}</TrendMark>;
}
