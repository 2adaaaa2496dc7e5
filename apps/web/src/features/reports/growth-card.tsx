import type { Tone } from '@keydence/domain';
import { EmptyState, FactList, Panel, SectionHeading, ToneBadge } from '@keydence/ui';
import { EvidenceLink } from './evidence-link.tsx';
import insights from './insights.module.css';
import { impactLabels, messages } from './messages.ts';
import classes from './report.module.css';
import { Statement } from './statement.tsx';
import type { Report } from './use-report.ts';
import { WrittenBy } from './written-by.tsx';

type Opportunity = Report['aiInsights']['growthOpportunities'][number];
type Impact = Opportunity['quantifiableImpact'];

const levelTones: Record<Impact['level'], Tone> = { high: 'good', medium: 'medium', low: 'neutral' };

/** Where the next visits can come from. */
export function GrowthCard({ opportunities }: { opportunities: readonly Opportunity[] }) {
  return (
    <section aria-label={messages.growth} className={classes.section}>
      <SectionHeading title={messages.growth} actions={<WrittenBy path="aiInsights.growthOpportunities" />} />
      {opportunities.length === 0 ? (
        <EmptyState title={messages.noGrowth} />
      ) : (
        <ul className={insights.wideGrid}>
          {opportunities.map((opportunity, index) => (
            <li key={opportunity.opportunity}>
              <GrowthItem opportunity={opportunity} path={`aiInsights.growthOpportunities.${index}`} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function GrowthItem({ opportunity, path }: { opportunity: Opportunity; path: string }) {
  return (
    <article className={classes.item}>
      <Panel className={classes.card ?? ''}>
        <div className={classes.cardHead}>
          <h3 className={classes.keyword}>{opportunity.opportunity}</h3>
          <ToneBadge tone={levelTones[opportunity.quantifiableImpact.level]}>
            <span className="kd-figures">{impactText(opportunity.quantifiableImpact)}</span>
          </ToneBadge>
        </div>
        <p className={classes.prose}>
          {opportunity.description} <EvidenceLink path={`${path}.description`} />
        </p>
        <Statement title={messages.advantage} path={`${path}.competitiveAdvantage`}>
          {opportunity.competitiveAdvantage}
        </Statement>
        <Statement title={messages.approach} path={`${path}.implementationApproach`}>
          {opportunity.implementationApproach}
        </Statement>
        <div className={insights.facts}>
          <FactList facts={[{ name: messages.roiTimeframe, value: opportunity.expectedRoiTimeframe }]} />
        </div>
      </Panel>
    </article>
  );
}

function impactText({ level, percentageGrowth: growth }: Impact): string {
  if (growth === null) return impactLabels[level];
  const percent = growth.toLocaleString('en-US', { maximumFractionDigits: 1, signDisplay: 'always' });
  return `${impactLabels[level]}, ${percent}%`;
}
