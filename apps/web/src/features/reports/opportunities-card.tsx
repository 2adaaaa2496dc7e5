import { EmptyState, PartialList, SectionHeading } from '@keydence/ui';
import type { Report } from './count-changes.ts';
import { messages } from './messages.ts';
import { OpportunityCard } from './opportunity-card.tsx';
import classes from './report.module.css';
import { WrittenBy } from './written-by.tsx';

/** Cards before the toggle. */
const shownOpportunities = 6;

interface OpportunitiesCardProps {
  opportunities: Report['opportunities'];
  /** True if at least one keyword has a known search volume. */
  isPriced: boolean;
}

/** Most promising keywords, with a plan for each. */
export function OpportunitiesCard({ opportunities, isPriced }: OpportunitiesCardProps) {
  const heading = (
    <SectionHeading title={messages.opportunities} actions={<WrittenBy path="opportunities" />} />
  );
  return (
    <section aria-label={messages.opportunities} className={classes.section}>
      {opportunities.length === 0 ? (
        <>
          {heading}
          <EmptyState title={isPriced ? messages.noOpportunities : messages.nothingPriced}>
            {isPriced ? null : messages.nothingPricedHint}
          </EmptyState>
        </>
      ) : (
        <PartialList
          items={opportunities}
          limit={shownOpportunities}
          head={heading}
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
