import type { Tone } from '@keydence/domain';
import { Panel, SectionHeading, ToneBadge } from '@keydence/ui';
import type { Report } from './count-changes.ts';
import { EvidenceLink } from './evidence-link.tsx';
import { FoldedRow } from './folded-row.tsx';
import insights from './insights.module.css';
import { impactLabels, messages } from './messages.ts';
import classes from './report.module.css';
import { WrittenBy } from './written-by.tsx';

type Risk = Report['aiInsights']['riskAreas'][number];

const impactTones: Record<Risk['impact'], Tone> = { high: 'weak', medium: 'medium', low: 'neutral' };

/** Risks of losing visits. The report omits it without risks. */
export function RisksCard({ risks }: { risks: readonly Risk[] }) {
  return (
    <section aria-label={messages.risks} className={classes.section}>
      <SectionHeading title={messages.risks} actions={<WrittenBy path="aiInsights.riskAreas" />} />
      <Panel isTight>
        <ul className={insights.rows}>
          {risks.map(({ risk, impact, mitigation }, index) => (
            <li key={risk}>
              <FoldedRow
                heading={<h3 className={classes.keyword}>{risk}</h3>}
                name={risk}
                marks={
                  <>
                    <EvidenceLink path={`aiInsights.riskAreas.${index}.risk`} />
                    <ToneBadge tone={impactTones[impact]}>{impactLabels[impact]}</ToneBadge>
                  </>
                }
                label={messages.mitigation}
              >
                <p className={classes.prose}>
                  {mitigation} <EvidenceLink path={`aiInsights.riskAreas.${index}.mitigation`} />
                </p>
              </FoldedRow>
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}
