import { ErrorPanel, Panel, SectionHeading } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import { failureText } from '../../lib/failure-text.ts';
import { trpc } from '../../lib/trpc.ts';
import classes from './search-totals.module.css';
import { SearchTotalsChart } from './search-totals-chart.tsx';
import { searchTotalsTexts as texts } from './search-totals-messages.ts';
import { SearchTotalsTable } from './search-totals-table.tsx';

/** Search Console's figures of the whole domain; renders nothing without any. */
export function SearchTotalsCard({ domainId }: { domainId: string }) {
  const { data, error, refetch } = trpc.searchTotals.get.useQuery({ domainId });
  if (data && data.days.length === 0 && data.tables.length === 0) return null;
  return (
    <section aria-label={texts.title} className={classes.section}>
      <SectionHeading title={texts.title} description={texts.hint} />
      {data ? (
        <>
          {data.days.length > 0 ? <SearchTotalsChart days={data.days} sum={data.sum} /> : null}
          {data.tables.length > 0 ? <SearchTotalsTable domainId={domainId} tables={data.tables} /> : null}
        </>
      ) : (
        <Panel>
          {error ? (
            <ErrorPanel
              title={texts.loadFailed}
              message={failureText(error)}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton height={280} />
          )}
        </Panel>
      )}
    </section>
  );
}
