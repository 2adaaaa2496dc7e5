import { type CompetitorFilterName, competitorFilters } from '@keydence/domain';
import { competitorHues, EmptyState, ErrorPanel, Refreshing, SampleChip, SectionHeading } from '@keydence/ui';
import { Button } from '@mantine/core';
import { DomainQueryState } from '../../app/domain-query-state.tsx';
import { useSectionSearch } from '../../app/use-section-search.ts';
import { useSelection } from '../../app/use-selection.tsx';
import { AddCompetitorButton } from './add-competitor-button.tsx';
import { CompetitorCard } from './competitor-card.tsx';
import { CompetitorFilters } from './competitor-filters.tsx';
import { CompetitorSkeletonCards } from './competitor-skeleton-card.tsx';
import classes from './competitors.module.css';
import { competitorsSearch } from './competitors-search.ts';
import { filterHints, messages } from './messages.ts';
import { SummaryCards } from './summary-cards.tsx';
import { type CompetitorList as Competitors, useCompetitors } from './use-competitors.ts';

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
        loading={<CompetitorSkeletonCards />}
        notReady={<EmptyState title={messages.empty}>{messages.emptyHint}</EmptyState>}
      >
        {(list) => (
          <Refreshing isOn={query.isFetching}>
            {list.data.length === 0 ? (
              <Identifying onCheckAgain={() => void query.refetch()} />
            ) : (
              <CompetitorList list={list} />
            )}
          </Refreshing>
        )}
      </DomainQueryState>
    </>
  );
}

function LoadError({ onRetry }: { message: string; onRetry: () => void }) {
  return <ErrorPanel title={messages.loadFailed} retryLabel={messages.tryAgain} onRetry={onRetry} />;
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

function CompetitorList({ list }: { list: Competitors }) {
  const [{ filter = 'all' }, update] = useSectionSearch(competitorsSearch);
  const choose = (name: CompetitorFilterName) => void update({ filter: name === 'all' ? undefined : name });
  const now = new Date();
  const byAge = list.data.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const hues = competitorHues(byAge.map(({ domainName }) => domainName));
  const shown = list.data.filter((competitor) =>
    competitorFilters[filter]({ ...competitor, createdAt: new Date(competitor.createdAt) }, now),
  );
  return (
    <>
      <SummaryCards summary={list.summary} />
      <div className={classes.toolbar}>
        <CompetitorFilters active={filter} onChange={choose} />
        <p role="status" className={classes.count}>
          {filter === 'all'
            ? `${list.data.length} competitors`
            : `${shown.length} of ${list.data.length} competitors: ${filterHints[filter]}`}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={messages.noMatch}
          action={
            <Button variant="default" onClick={() => choose('all')}>
              {messages.clearFilter}
            </Button>
          }
        />
      ) : (
        <ul className={classes.grid} aria-label="Competitors">
          {shown.map((competitor) => (
            <li key={competitor.id}>
              <CompetitorCard competitor={competitor} hue={hues.get(competitor.domainName) ?? ''} now={now} />
            </li>
          ))}
        </ul>
      )}
      <EmptyState title={messages.trackMore} action={<AddCompetitorButton label={messages.add} />}>
        {messages.trackMoreHint}
      </EmptyState>
    </>
  );
}
