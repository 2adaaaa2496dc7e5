import { EmptyState, ErrorPanel, Expandable, Refreshing, SampleChip, SectionHeading } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import { CsvExportButton } from '../../../lib/csv-export-button.tsx';
import { DomainQueryState } from '../../../lib/domain-query-state.tsx';
import { FillHint } from '../../../lib/fill-hint.tsx';
import { useSectionSearch } from '../../../lib/use-section-search.ts';
import { useSelection } from '../../../lib/use-selection.tsx';
import { howItWorks, messages } from './messages.ts';
import classes from './predictions.module.css';
import { PredictionsResult } from './predictions-result.tsx';
import { type PredictionsSearch, predictionsSearch } from './predictions-search.ts';
import { usePredictions } from './use-predictions.ts';

/** All predictions, as a tab of the review; its filters are in the URL. */
export function PredictionsScreen() {
  const { domain, isLoading } = useSelection();
  const [search, update] = useSectionSearch(predictionsSearch);
  const query = usePredictions(search);
  if (!domain && !isLoading) {
    return (
      <>
        <SectionHeading order={2} title={messages.title} />
        <EmptyState title={messages.noDomain}>
          <FillHint>{messages.noDomainHint}</FillHint>
        </EmptyState>
      </>
    );
  }
  const change = (changes: Partial<PredictionsSearch>) => void update({ page: undefined, ...changes });
  return (
    <>
      <SectionHeading
        order={2}
        title={messages.title}
        description={
          <>
            {messages.description} {domain?.dataSource === 'sample' ? <SampleChip /> : null}
          </>
        }
        actions={domain ? <PredictionsExport domainId={domain.id} search={search} /> : null}
      />
      <DomainQueryState query={query} error={LoadError} loading={<Skeleton height={320} />}>
        {(ledger) => (
          <Refreshing isOn={query.isFetching}>
            <PredictionsResult ledger={ledger} search={search} onChange={change} />
          </Refreshing>
        )}
      </DomainQueryState>
      <div className={classes.how}>
        <Expandable label={messages.how}>
          {howItWorks.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Expandable>
      </div>
    </>
  );
}

function PredictionsExport({ domainId, search }: { domainId: string; search: PredictionsSearch }) {
  const parameters = { domain_id: domainId, outcome: search.outcome, search: search.search };
  return <CsvExportButton query={{ path: '/api/seo/predictions/export', parameters }} />;
}

function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <ErrorPanel
      title={messages.loadFailed}
      message={message}
      retryLabel={messages.tryAgain}
      onRetry={onRetry}
    />
  );
}
