import { contentGapHint } from '@keydence/domain';
import { Figure, formatNumber, Hint, StatCard, TrendMark } from '@keydence/ui';
import { IconArrowsDiff, IconBulb, IconUsersGroup } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './competitors.module.css';
import { messages, summaryLabels } from './messages.ts';
import type { CompetitorList } from './use-competitors.ts';

type Summary = CompetitorList['summary'];

const icons = {
  trackedCompetitors: IconUsersGroup,
  keywordOpportunities: IconBulb,
  contentGaps: IconArrowsDiff,
} as const;
const directions = { up: 'up', down: 'down', neutral: 'flat' } as const;
const words = { up: 'up', down: 'down', neutral: 'unchanged' } as const;

/** Three figures above the competitors. Without a summary, a skeleton of the same size. */
export function SummaryCards({ summary }: { summary?: Summary }) {
  const names = Object.keys(summaryLabels) as (keyof typeof summaryLabels)[];
  return (
    <div className={classes.summary}>
      {names.map((name) => {
        const Icon = icons[name];
        const figure = summary?.[name];
        return (
          <StatCard
            key={name}
            label={
              name === 'contentGaps' ? (
                <Link to="/dashboard" search={{ section: 'gap-matrix', only: 'gaps', relevant: 'all' }}>
                  {summaryLabels[name]}
                </Link>
              ) : (
                summaryLabels[name]
              )
            }
            icon={
              name === 'contentGaps' ? (
                <Hint label={contentGapHint} isPlain>
                  <Icon size={18} stroke={1.5} aria-label={messages.gapsLabel} role="img" />
                </Hint>
              ) : (
                <Icon size={18} stroke={1.5} aria-hidden />
              )
            }
            value={figure ? formatNumber(figure.current) : null}
            detail={figure ? <Change figure={figure} /> : null}
            isLoading={!figure}
          />
        );
      })}
    </div>
  );
}

function Change({ figure: { changePercent, trend } }: { figure: Summary[keyof Summary] }) {
  if (changePercent === null) return <Figure text={null} unknownReason={messages.noComparison} />;
  return (
    <>
      <TrendMark
        direction={directions[trend]}
      >{`${Math.abs(changePercent).toFixed(1)}% ${words[trend]}`}</TrendMark>{' '}
      {messages.comparedWith}
    </>
  );
}
