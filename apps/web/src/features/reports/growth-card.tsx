import type { Tone } from '@keydence/domain';
import { EmptyState, FactList, Panel, SectionHeading, ToneBadge } from '@keydence/ui';
import insights from './insights.module.css';
import { impactLabels, messages } from './messages.ts';
import classes from './report.module.css';
import type { Report } from './use-report.ts';

type Opportunity = Report['aiInsights']['growthOpportunities'][number];
type Impact = Opportunity['quantifiableImpact'];

const levelTones: Record<Impact['level'], Tone> = { high: 'good', medium: 'medium', low: 'neutral' };

/** Section 8: where the next visits can come from. */
export function GrowthCard({ opportunities }: { opportunities: readonly Opportunity[] }) {
  return (
    <section aria-label={messages.growth} className={classes.section}>
      <SectionHeading title={messages.growth} />
      {opportunities.length === 0 ? (
        <EmptyState title={messages.noGrowth} />
      ) : (
        <ul className={insights.wideGrid}>
          {opportunities.map((opportunity) => (
            <li key={opportunity.opportunity}>
              <GrowthItem opportunity={opportunity} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function GrowthItem({ opportunity }: { opportunity: Opportunity }) {
  const { level, percentageGrowth } = opportunity.quantifiableImpact;
  return (
    <article className={classes.item}>
      <Panel className={classes.card ?? ''}>
        <div className={classes.cardHead}>
          <h3 className={classes.keyword}>{opportunity.opportunity}</h3>
          <ToneBadge tone={levelTones[level]}>
            {impactLabels[level]}
            {percentageGrowth === null ? null : (
              <span className="kd-figures">, {growthText(percentageGrowth)}</span>
            )}
          </ToneBadge>
        </div>
        <p className={classes.prose}>{opportunity.description}</p>
        <div className={insights.facts}>
          <FactList
            columns={1}
            facts={[
              { name: messages.advantage, value: opportunity.competitiveAdvantage },
              { name: messages.approach, value: opportunity.implementationApproach },
              { name: messages.roiTimeframe, value: opportunity.expectedRoiTimeframe },
            ]}
          />
        </div>
      </Panel>
    </article>
  );
}

function growthText(percent: number): string {
  return `${percent >= 0 ? '+' : ''}${percent.toLocaleString('en-US', { maximumFractionDigits: 1 })}%`;
}
