import { EmptyState, FactLine, Panel, SectionHeading } from '@keydence/ui';
import type { Report } from './count-changes.ts';
import insights from './insights.module.css';
import { messages } from './messages.ts';
import classes from './report.module.css';
import { useReportContext } from './report-context.ts';
import { StrategyCard } from './strategy-card.tsx';
import { WrittenBy } from './written-by.tsx';

type Analysis = Report['competitorStrategy'];

/** Strategy of each competitor, with tactics to copy. */
export function StrategiesCard({ analysis }: { analysis: Analysis }) {
  const { hueOf } = useReportContext();
  const { competitorStrategies: strategies } = analysis;
  return (
    <section aria-label={messages.strategies} className={classes.section}>
      <SectionHeading
        title={messages.strategies}
        actions={
          <span className={insights.counts}>
            {strategies.length > 0 ? <Counts analysis={analysis} /> : null}
            <WrittenBy path="competitorStrategy" />
          </span>
        }
      />
      {strategies.length === 0 ? (
        <EmptyState title={messages.noStrategies} />
      ) : (
        <Panel isTight>
          <ul className={insights.rows}>
            {strategies.map((strategy, index) => (
              <li key={strategy.competitorDomain}>
                <StrategyCard
                  strategy={strategy}
                  hue={hueOf(strategy.competitorDomain)}
                  path={`competitorStrategy.competitorStrategies.${index}`}
                />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </section>
  );
}

function Counts({ analysis: { strategiesAnalyzed, competitorStrategies } }: { analysis: Analysis }) {
  const mixed = competitorStrategies.filter(({ primaryStrategy }) => primaryStrategy === 'mixed').length;
  const tactics = competitorStrategies.reduce((sum, { howToCopy }) => sum + howToCopy.length, 0);
  return (
    <FactLine
      facts={[
        { name: messages.analyzedCount, value: strategiesAnalyzed },
        { name: messages.mixedCount, value: mixed },
        { name: messages.tacticCount, value: tactics },
      ]}
    />
  );
}
