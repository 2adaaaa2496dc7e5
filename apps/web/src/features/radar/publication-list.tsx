import { EmptyState, ErrorPanel, Panel, QueryState, Refreshing } from '@keydence/ui';
import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useDates } from '../../lib/dates.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { messages } from './messages.ts';
import classes from './radar.module.css';
import {
  hasRadarFilters,
  noRadarFilters,
  type RadarSearch,
  radarFiltersOf,
  radarPageSize,
} from './radar-search.ts';
import { TopicPublications } from './topic-publications.tsx';
import { groupByTopic, type RadarStatus } from './use-radar.ts';

interface PublicationListProps {
  domainId: string;
  status: RadarStatus;
  search: RadarSearch;
  onChange: (changes: Partial<RadarSearch>) => void;
}

/** Publications by topic; further ones load on request. */
export function PublicationList({ domainId, status, search, onChange }: PublicationListProps) {
  const query = trpc.radar.list.useInfiniteQuery(
    { domainId, ...radarFiltersOf(search), limit: radarPageSize },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, placeholderData: keepPreviousData },
  );
  return (
    <QueryState
      isFramed
      query={query}
      errorTitle={messages.loadFailed}
      loading={<Skeleton height={320} mt="md" />}
    >
      {({ pages }) => {
        const publications = pages.flatMap(({ data }) => data);
        if (publications.length === 0)
          return (
            <div className={classes.total}>
              <Nothing status={status} search={search} onChange={onChange} />
            </div>
          );
        return (
          <Refreshing isOn={query.isFetching && !query.isFetchingNextPage}>
            <p role="status" className={classes.total}>
              {messages.total(pages[0]?.total ?? 0)}
            </p>
            {groupByTopic(publications).map((group) => (
              <TopicPublications key={group.topic?.id ?? 'none'} group={group} />
            ))}
            {query.isFetchNextPageError ? (
              <ErrorPanel title={messages.moreFailed} message={failureText(query.error)} />
            ) : null}
            {query.hasNextPage ? (
              <Button
                variant="default"
                mt="md"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {messages.more}
              </Button>
            ) : null}
          </Refreshing>
        );
      }}
    </QueryState>
  );
}

function Nothing({ status, search, onChange }: Omit<PublicationListProps, 'domainId'>) {
  const dates = useDates();
  if (hasRadarFilters(search)) {
    const clear = <Button onClick={() => onChange(noRadarFilters)}>{messages.clear}</Button>;
    return <EmptyState title={messages.noMatch} action={clear} />;
  }
  const next = status.sites.flatMap(({ nextAt }) => (nextAt ? [Date.parse(nextAt)] : []));
  const day = next.length > 0 ? dates.day(new Date(Math.min(...next)), 'medium') : null;
  const isPolled = status.sites.some(({ polledAt }) => polledAt !== null);
  if (!isPolled && status.sites.every(({ state }) => state === 'failed')) {
    return (
      <Panel>
        <EmptyState title={messages.failed}>{messages.failedHint}</EmptyState>
      </Panel>
    );
  }
  if (!isPolled) {
    return (
      <Panel>
        <EmptyState title={messages.notPolled}>{messages.notPolledHint}</EmptyState>
      </Panel>
    );
  }
  const hasComparison = status.sites.some(({ polledAt, isBaseline }) => polledAt !== null && !isBaseline);
  return (
    <Panel>
      <EmptyState title={hasComparison ? messages.none : messages.noBaseline}>
        {hasComparison ? messages.noneHint(day) : messages.baseline}
      </EmptyState>
    </Panel>
  );
}
