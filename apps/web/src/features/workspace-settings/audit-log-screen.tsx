import { EmptyState, QueryState, Refreshing, SectionHeading } from '@keydence/ui';
import { Alert, Button, Group, Skeleton } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { CsvExportButton } from '../../lib/csv-export-button.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { AuditFilters } from './audit-filters.tsx';
import classes from './audit-log.module.css';
import { auditTexts as texts } from './audit-log-messages.ts';
import { type AuditLogSearch, auditLogSearch, hasAuditFilters, noAuditFilters } from './audit-log-search.ts';
import { AuditTable } from './audit-table.tsx';

const pageSize = 50;

/** Changes in the workspace with their authors; all filters are in the URL. */
export function AuditLogScreen({ workspaceId }: { workspaceId: string }) {
  const [search, update] = useSectionSearch(auditLogSearch);
  const { person, group, from, to } = search;
  const query = trpc.auditLog.list.useInfiniteQuery(
    { workspaceId, personId: person, group, from, to, limit: pageSize },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  const table = useRef<HTMLDivElement>(null);
  const entries = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const change = (changes: Partial<AuditLogSearch>) => void update(changes);
  const showMore = async () => {
    const { hasNextPage, isError } = await query.fetchNextPage();
    // The clicked button is gone.
    if (!hasNextPage && !isError) table.current?.focus();
  };
  return (
    <>
      <SectionHeading
        order={1}
        title={texts.title}
        description={texts.about}
        actions={<Actions workspaceId={workspaceId} search={search} />}
      />
      <AuditFilters workspaceId={workspaceId} search={search} entries={entries} onChange={change} />
      <QueryState
        query={query}
        errorTitle={texts.loadFailed}
        loading={<Skeleton height={320} />}
        isEmpty={() => entries.length === 0}
        empty={<Nothing isFiltered={hasAuditFilters(search)} onClear={() => change(noAuditFilters)} />}
      >
        {() => (
          <Refreshing isOn={query.isFetching && !query.isFetchingNextPage}>
            <div ref={table} tabIndex={-1}>
              <AuditTable entries={entries} />
            </div>
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
          </Refreshing>
        )}
      </QueryState>
    </>
  );
}

function Actions({ workspaceId, search }: { workspaceId: string; search: AuditLogSearch }) {
  const { person, group, from, to } = search;
  const parameters = { person_id: person, group, from, to };
  return (
    <Group gap="sm">
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link
            to="/dashboard"
            search={{ section: 'workspace-settings', workspace: workspaceId }}
            {...props}
          />
        )}
      >
        {texts.back}
      </Button>
      <CsvExportButton query={{ path: `/api/companies/${workspaceId}/audit-log/export`, parameters }} />
    </Group>
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      title={isFiltered ? texts.nothing : texts.empty}
      icon={<IconHistory size={22} stroke={1.5} aria-hidden />}
      action={
        isFiltered ? (
          <Button variant="default" className={classes.clear ?? ''} onClick={onClear}>
            {texts.clear}
          </Button>
        ) : null
      }
    >
      {isFiltered ? texts.nothingHint : texts.emptyHint}
    </EmptyState>
  );
}
