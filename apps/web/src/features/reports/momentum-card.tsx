import {
  EmptyState,
  FactList,
  Figure,
  formatNumber,
  Hint,
  Panel,
  SectionHeading,
  ToneBadge,
  TrendMark,
  useIsPrinting,
} from '@keydence/ui';
import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import insights from './insights.module.css';
import { messages } from './messages.ts';
import classes from './report.module.css';
import type { Report } from './use-report.ts';

type Momentum = Report['momentum'];
type Entry = Momentum['topGainers'][number];
type Change = Entry['trends']['oneMonth'];

/** Entries per list before the toggle. */
const shownEntries = 5;

/** The keywords whose demand grows or shrinks most. One toggle unfolds both lists. */
export function MomentumCard({ momentum: { topGainers, topLosers } }: { momentum: Momentum }) {
  const [isChosen, setIsChosen] = useState(false);
  const isWhole = useIsPrinting() || isChosen;
  const limit = isWhole ? Number.POSITIVE_INFINITY : shownEntries;
  const hasMore = Math.max(topGainers.length, topLosers.length) > shownEntries;
  return (
    <section aria-label={messages.keywordMomentum} className={classes.section}>
      <SectionHeading title={messages.keywordMomentum} />
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
      {hasMore ? (
        <Button variant="default" mt="md" aria-expanded={isWhole} onClick={() => setIsChosen(!isChosen)}>
          {isWhole ? messages.topTrends : messages.allTrends}
        </Button>
      ) : null}
    </section>
  );
}

interface MomentumListProps {
  title: string;
  entries: readonly Entry[];
  /** What stands in place of an empty list. */
  empty: string;
}

function MomentumList({ title, entries, empty }: MomentumListProps) {
  return (
    <Panel label={title}>
      <Title order={3}>{title}</Title>
      {entries.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <ul className={insights.rows}>
          {entries.map((entry) => (
            <li key={entry.keywordText}>
              <MomentumRow entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function MomentumRow({ entry }: { entry: Entry }) {
  const { keywordText, searchVolume, momentumScore, trends } = entry;
  const tone = momentumScore > 0 ? 'good' : momentumScore < 0 ? 'weak' : 'neutral';
  return (
    <>
      <div className={classes.cardHead}>
        <span className={insights.rowName}>{keywordText}</span>
        <Hint label={messages.momentumHint} isPlain>
          <ToneBadge tone={tone}>
            Momentum <span className="kd-figures">{signed(momentumScore)}</span>
          </ToneBadge>
        </Hint>
      </div>
      <FactList
        columns={4}
        facts={[
          {
            name: 'Monthly volume',
            value: <Figure text={formatNumber(searchVolume)} unknownReason={messages.unknownVolume} />,
          },
          { name: 'This month', value: <ChangeMark change={trends.oneMonth} /> },
          { name: '3 months', value: <ChangeMark change={trends.threeMonths} /> },
          { name: '12 months', value: <ChangeMark change={trends.twelveMonths} /> },
        ]}
      />
    </>
  );
}

function signed(score: number): string {
  return score > 0 ? `+${score}` : String(score);
}

function ChangeMark({ change: { change, changeFormatted, trend } }: { change: Change }) {
  if (change === null) return <Figure text={null} unknownReason={messages.unknownTrend} />;
  return <TrendMark direction={trend === 'other' ? 'flat' : trend}>{changeFormatted}</TrendMark>;
}
