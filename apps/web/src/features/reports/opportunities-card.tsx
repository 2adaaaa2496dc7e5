import { EmptyState, PartialList, SectionHeading } from '@keydence/ui';
import { messages } from './messages.ts';
import { OpportunityCard } from './opportunity-card.tsx';
import classes from './report.module.css';
import type { Report } from './use-report.ts';
import { WrittenBy } from './written-by.tsx';

/** Cards shown before the toggle. */
const shownOpportunities = 6;

/** The keywords that promise most, with a plan for each. */
export function OpportunitiesCard({ opportunities }: { opportunities: Report['opportunities'] }) {
  return (
    <section aria-label={messages.opportunities} className={classes.section}>
      <SectionHeading title={messages.opportunities} actions={<WrittenBy path="opportunities" />} />
      {opportunities.length === 0 ? (
        <EmptyState title={messages.noOpportunities} />
      ) : (
        <PartialList
          items={opportunities}
          limit={shownOpportunities}
          moreLabel={`View All ${opportunities.length}`}
          fewerLabel={`Show Top ${shownOpportunities}`}
        >
          {(shown) => (
            <ul className={classes.grid}>
              {shown.map((opportunity, index) => (
                <li key={opportunity.keywordText}>
                  <OpportunityCard opportunity={opportunity} path={`opportunities.${index}`} />
                </li>
              ))}
            </ul>
          )}
        </PartialList>
      )}
    </section>
  );
}
