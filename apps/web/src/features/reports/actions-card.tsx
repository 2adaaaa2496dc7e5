import type { Tone } from '@keydence/domain';
import { EmptyState, Expandable, Panel, SectionHeading, ToneBadge } from '@keydence/ui';
import { FindingList } from './finding-list.tsx';
import insights from './insights.module.css';
import { difficultyLabels, messages } from './messages.ts';
import classes from './report.module.css';
import { Statement } from './statement.tsx';
import type { Report } from './use-report.ts';

type Action = Report['aiInsights']['priorityActions'][number];

const difficultyTones: Record<Action['implementationDifficulty'], Tone> = {
  low: 'good',
  medium: 'medium',
  high: 'weak',
};

/** Section 4: what to do first, why, and how to tell that it worked. */
export function ActionsCard({ actions }: { actions: readonly Action[] }) {
  return (
    <section aria-label={messages.actions} className={classes.section}>
      <SectionHeading title={messages.actions} />
      {actions.length === 0 ? (
        <EmptyState title={messages.noActions} />
      ) : (
        <ol className={insights.stack}>
          {actions.map((action, index) => (
            <li key={action.action}>
              <ActionCard action={action} number={index + 1} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function ActionCard({ action, number }: { action: Action; number: number }) {
  const { implementationDifficulty: difficulty } = action;
  return (
    <article className={classes.item}>
      <Panel className={classes.card ?? ''}>
        <div className={classes.cardHead}>
          <h3 className={insights.numbered}>
            <span className={insights.number} aria-hidden="true">
              {number}
            </span>
            {action.action}
          </h3>
          <span className={insights.badges}>
            <ToneBadge tone="neutral">{action.expectedTimeline}</ToneBadge>
            <ToneBadge tone={difficultyTones[difficulty]}>{difficultyLabels[difficulty]}</ToneBadge>
          </span>
        </div>
        <p className={classes.prose}>{action.rationale}</p>
        <div className={insights.pair}>
          <Statement title={messages.expectedImpact}>{action.expectedImpact}</Statement>
          <Statement title={messages.quantifiableImpact}>{action.quantifiableImpact}</Statement>
        </div>
        <Expandable label={messages.actionPlan}>
          <Statement title={messages.competitiveContext}>{action.competitorContext}</Statement>
          <div className={classes.columns}>
            <FindingList title={messages.successMetrics} findings={action.successMetrics} />
            <FindingList title={messages.requiredResources} findings={action.requiredResources} />
            <FindingList title={messages.contingencyPlans} findings={action.contingencyPlans} />
          </div>
        </Expandable>
      </Panel>
    </article>
  );
}
