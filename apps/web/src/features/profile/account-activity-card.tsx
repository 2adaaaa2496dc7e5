import { EmptyState, Panel, QueryState, SectionHeading } from '@keydence/ui';
import { Alert, Button, Skeleton } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useRef } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { accountActivity as texts } from './account-activity-messages.ts';
import { ActivityRow } from './activity-row.tsx';
import classes from './profile.module.css';

const pageSize = 5;

/** Recent activity of the account, so that its owner can spot someone else's. */
export function AccountActivityCard() {
  const query = trpc.accountActivity.list.useInfiniteQuery(
    { limit: pageSize },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  const list = useRef<HTMLUListElement>(null);
  const showMore = async () => {
    const { hasNextPage, isError } = await query.fetchNextPage();
    // The clicked button is gone.
    if (!hasNextPage && !isError) list.current?.focus();
  };
  return (
    <Panel label={texts.title}>
      <SectionHeading title={texts.title} description={texts.about} />
      <QueryState
        query={query}
        errorTitle={texts.loadFailed}
        loading={<Skeleton height={pageSize * 68} />}
        isEmpty={({ pages }) => pages.every(({ data }) => data.length === 0)}
        empty={
          <EmptyState
            title={texts.empty}
            icon={<IconHistory size={22} stroke={1.5} aria-hidden />}
            action={
              <Button variant="default" loading={query.isRefetching} onClick={() => query.refetch()}>
                {texts.refresh}
              </Button>
            }
          >
            {texts.emptyHint}
          </EmptyState>
        }
      >
        {({ pages }) => (
          <>
            <ul ref={list} tabIndex={-1} className={classes.sessions} aria-label={texts.title}>
              {pages.flatMap(({ data }) => data.map((entry) => <ActivityRow key={entry.id} entry={entry} />))}
            </ul>
            {query.isFetchNextPageError ? (
              <Alert role="alert" color="red" variant="light" mt="sm">
                {texts.moreFailed}
              </Alert>
            ) : null}
            {query.hasNextPage ? (
              <Button variant="default" mt="sm" loading={query.isFetchingNextPage} onClick={showMore}>
                {texts.more}
              </Button>
            ) : null}
          </>
        )}
      </QueryState>
    </Panel>
  );
}
