import { contentGapHint, minOpportunityScore } from '@keydence/domain';
import { Figure, Hint, StatCard, TrendMark } from '@keydence/ui';
import { IconBulb, IconHash, IconPencil, IconTargetArrow } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages, opportunitiesHints, statLabels } from './messages.ts';
import classes from './overview.module.css';
import type { Overview } from './use-overview.ts';

type Metric = Overview['metrics'][keyof Overview['metrics']];

const icons = {
  keywordOpportunities: IconBulb,
  contentPiecesGenerated: IconPencil,
  competitorGapsFound: IconTargetArrow,
  totalKeywordsTracked: IconHash,
} as const;

/** Screens that list the opportunities. */
const opportunitiesAt = {
  moves: { section: 'moves' },
  scores: { section: 'keywords', sort: 'opportunity_score', opportunity: minOpportunityScore },
} as const;

/** Screens that list the items behind the other figures. */
const explainedBy = {
  contentPiecesGenerated: { section: 'content-plan' },
  competitorGapsFound: { section: 'gap-matrix', only: 'gaps', relevant: 'all' },
  totalKeywordsTracked: { section: 'keywords' },
} as const;

/** Definitions for figures whose names do not explain them. */
const definitions = (from: Overview['opportunitiesFrom']) => ({
  keywordOpportunities: { label: messages.opportunitiesLabel, hint: opportunitiesHints[from] },
  competitorGapsFound: { label: messages.gapsLabel, hint: contentGapHint },
});
const isDefined = (name: string): name is keyof ReturnType<typeof definitions> =>
  name in definitions('scores');

const directions = { up: 'up', down: 'down', neutral: 'flat' } as const;
const words = { up: 'up', down: 'down', neutral: 'unchanged' } as const;

/** Four figures. Without metrics, a skeleton of the same size. */
export function StatCards({ overview }: { overview?: Overview }) {
  const from = overview?.opportunitiesFrom ?? 'scores';
  const names = Object.keys(statLabels) as (keyof typeof statLabels)[];
  return (
    <div className={classes.stats}>
      {names.map((name) => {
        const Icon = icons[name];
        const metric = overview?.metrics[name];
        return (
          <StatCard
            key={name}
            label={
              <Link
                to="/dashboard"
                search={name === 'keywordOpportunities' ? opportunitiesAt[from] : explainedBy[name]}
              >
                {statLabels[name]}
              </Link>
            }
            icon={
              isDefined(name) ? (
                <Hint label={definitions(from)[name].hint} isPlain>
                  <Icon size={18} stroke={1.5} aria-label={definitions(from)[name].label} role="img" />
                </Hint>
              ) : (
                <Icon size={18} stroke={1.5} aria-hidden />
              )
            }
            value={metric ? metric.value.toLocaleString('en-US') : null}
            detail={metric ? <Change metric={metric} /> : null}
            isLoading={!metric}
          />
        );
      })}
    </div>
  );
}

function Change({ metric: { percentage, trend } }: { metric: Metric }) {
  if (percentage === null) return <Figure text={null} unknownReason={messages.noComparison} />;
  return (
    <>
      <TrendMark
        direction={directions[trend]}
      >{`${Math.abs(percentage).toFixed(1)}% ${words[trend]}`}</TrendMark>{' '}
      {messages.comparedWith}
    </>
  );
}
