import type { Tone } from '@keydence/domain';
import { EmptyState, Panel, SectionHeading, ToneBadge } from '@keydence/ui';
import type { Report } from './count-changes.ts';
import { EvidenceLink } from './evidence-link.tsx';
import { FindingList } from './finding-list.tsx';
import { FoldedRow } from './folded-row.tsx';
import insights from './insights.module.css';
import { difficultyLabels, messages } from './messages.ts';
import classes from './report.module.css';
import { Statement } from './statement.tsx';
import { WrittenBy } from './written-by.tsx';

type Action = Report['aiInsights']['priorityActions'][number];

const difficultyTones: Record<Action['implementationDifficulty'], Tone> = {
  low: 'good',
  medium: 'medium',
  high: 'weak',
};

/** Most important actions, with reasons and success criteria. */
export function ActionsCard({ actions }: { actions: readonly Action[] }) {
  return (
    <section aria-label={messages.actions} className={classes.section}>
      <SectionHeading title={messages.actions} actions={<WrittenBy path="aiInsights.priorityActions" />} />
      {actions.length === 0 ? (
        <EmptyState title={messages.noActions} />
      ) : (
        <Panel isTight>
          <ol className={insights.rows}>
            {actions.map((action, index) => (
              <li key={action.action}>
                <ActionRow action={action} index={index} />
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </section>
  );
}

function ActionRow({ action, index }: { action: Action; index: number }) {
  const path = `aiInsights.priorityActions.${index}`;
  const { implementationDifficulty: difficulty } = action;
  return (
    <FoldedRow
      heading={
        <h3 className={insights.numbered}>
          <span className={insights.number} aria-hidden="true">
            {index + 1}
          </span>
          {action.action}
        </h3>
      }
      name={action.action}
      marks={
        <>
          <ToneBadge tone="neutral">{action.expectedTimeline}</ToneBadge>
          <ToneBadge tone={difficultyTones[difficulty]}>{difficultyLabels[difficulty]}</ToneBadge>
        </>
      }
      label={messages.actionPlan}
    >
      <p className={classes.prose}>
        {action.rationale} <EvidenceLink path={`${path}.rationale`} />
      </p>
      <div className={insights.pair}>
        <Statement title={messages.expectedImpact} path={`${path}.expectedImpact`}>
          {action.expectedImpact}
        </Statement>
        <Statement title={messages.quantifiableImpact} path={`${path}.quantifiableImpact`}>
          {action.quantifiableImpact}
        </Statement>
        <Statement title={messages.competitiveContext} path={`${path}.competitorContext`}>
          {action.competitorContext}
        </Statement>
      </div>
      <div className={classes.columns}>
        <FindingList
          title={messages.successMetrics}
          findings={action.successMetrics}
          path={`${path}.successMetrics`}
        />
        <FindingList
          title={messages.requiredResources}
          findings={action.requiredResources}
          path={`${path}.requiredResources`}
        />
        <FindingList
          title={messages.contingencyPlans}
          findings={action.contingencyPlans}
          path={`${path}.contingencyPlans`}
        />
      </div>
    </FoldedRow>
  );
}
