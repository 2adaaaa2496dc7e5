import type { Tone } from '@keydence/domain';
import { EmptyState, FactList, Panel, SectionHeading, ToneBadge } from '@keydence/ui';
import type { Report } from './count-changes.ts';
import { EvidenceLink } from './evidence-link.tsx';
import { FoldedRow } from './folded-row.tsx';
import insights from './insights.module.css';
import { impactLabels, messages } from './messages.ts';
import classes from './report.module.css';
import { Statement } from './statement.tsx';
import { WrittenBy } from './written-by.tsx';

type Opportunity = Report['aiInsights']['growthOpportunities'][number];
type Impact = Opportunity['quantifiableImpact'];

const levelTones: Record<Impact['level'], Tone> = { high: 'good', medium: 'medium', low: 'neutral' };

/** Sources of further visits. */
export function GrowthCard({ opportunities }: { opportunities: readonly Opportunity[] }) {
  return (
    <section aria-label={messages.growth} className={classes.section}>
      <SectionHeading title={messages.growth} actions={<WrittenBy path="aiInsights.growthOpportunities" />} />
      {opportunities.length === 0 ? (
        <EmptyState title={messages.noGrowth} />
      ) : (
        <Panel isTight>
          <ul className={insights.rows}>
            {opportunities.map((opportunity, index) => (
              <li key={opportunity.opportunity}>
                <GrowthRow opportunity={opportunity} path={`aiInsights.growthOpportunities.${index}`} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </section>
  );
}

function GrowthRow({ opportunity, path }: { opportunity: Opportunity; path: string }) {
  return (
    <FoldedRow
      heading={<h3 className={classes.keyword}>{opportunity.opportunity}</h3>}
      name={opportunity.opportunity}
      marks={
        <ToneBadge tone={levelTones[opportunity.quantifiableImpact.level]}>
          <span className="kd-figures">{impactText(opportunity.quantifiableImpact)}</span>
        </ToneBadge>
      }
    >
      <p className={classes.prose}>
        {opportunity.description} <EvidenceLink path={`${path}.description`} />
      </p>
      <div className={insights.pair}>
        <Statement title={messages.advantage} path={`${path}.competitiveAdvantage`}>
          {opportunity.competitiveAdvantage}
        </Statement>
        <Statement title={messages.approach} path={`${path}.implementationApproach`}>
          {opportunity.implementationApproach}
        </Statement>
      </div>
      <FactList facts={[{ name: messages.roiTimeframe, value: opportunity.expectedRoiTimeframe }]} />
    </FoldedRow>
  );
}

function impactText({ level, percentageGrowth: growth }: Impact): string {
  if (growth === null) return impactLabels[level];
  const percent = growth.toLocaleString('en-US', { maximumFractionDigits: 1, signDisplay: 'always' });
  return `${impactLabels[level]}, ${percent}%`;
}
