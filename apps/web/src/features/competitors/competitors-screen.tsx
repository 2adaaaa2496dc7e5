import { EmptyState, ErrorPanel, Refreshing, SampleChip, SectionHeading } from '@keydence/ui';
import { Button } from '@mantine/core';
import { DomainQueryState } from '../../app/domain-query-state.tsx';
import { useSelection } from '../../app/use-selection.tsx';
import { AddCompetitorButton } from './add-competitor-button.tsx';
import { CompetitorDetailsDialog } from './competitor-details-dialog.tsx';
import { CompetitorList } from './competitor-list.tsx';
import { CompetitorSkeletonCards } from './competitor-skeleton-card.tsx';
import classes from './competitors.module.css';
import { huesOf } from './hues-of.ts';
import { messages } from './messages.ts';
import { useCompetitors } from './use-competitors.ts';

/** The tracked competitors of the domain, filtered by the URL. */
export function CompetitorsScreen() {
  const { domain, isLoading } = useSelection();
  const query = useCompetitors();
  if (!domain && !isLoading) {
    return (
      <>
        <SectionHeading order={1} title={messages.title} />
        <EmptyState title={messages.noDomain}>{messages.noDomainHint}</EmptyState>
      </>
    );
  }
  return (
    <>
      <SectionHeading
        order={1}
        title={messages.title}
        description={
          <>
            {domain?.domainName} {domain?.dataSource === 'sample' ? <SampleChip /> : null}
          </>
        }
      />
      <DomainQueryState
        query={query}
        error={LoadError}
        noAnswer={messages.fetchFailed}
        loading={<CompetitorSkeletonCards />}
        notReady={<EmptyState title={messages.empty}>{messages.emptyHint}</EmptyState>}
      >
        {(list) => (
          <>
            <Refreshing isOn={query.isFetching}>
              {list.data.length === 0 ? (
                <Identifying onCheckAgain={() => void query.refetch()} />
              ) : (
                <CompetitorList list={list} />
              )}
            </Refreshing>
            <CompetitorDetailsDialog competitors={list.data} hueOf={huesOf(list.data)} />
          </>
        )}
      </DomainQueryState>
    </>
  );
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

function Identifying({ onCheckAgain }: { onCheckAgain: () => void }) {
  return (
    <EmptyState
      title={messages.empty}
      action={
        <div className={classes.actions}>
          <Button variant="default" onClick={onCheckAgain}>
            {messages.checkAgain}
          </Button>
          <AddCompetitorButton label={messages.add} />
        </div>
      }
    >
      {messages.emptyHint}
    </EmptyState>
  );
}
