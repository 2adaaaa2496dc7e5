import { formatDay, type TotalTable, totalSourceLabels, totalTable } from '@keydence/domain';
import { DataTable, ErrorPanel, Paging, Panel, Refreshing } from '@keydence/ui';
import { Skeleton, Tabs } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { failureText } from '../../lib/failure-text.ts';
import { pathOf } from '../../lib/path-of.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import classes from './search-totals.module.css';
import { figureColumns } from './search-totals-figures.tsx';
import { tableLabels, searchTotalsTexts as texts } from './search-totals-messages.ts';
import { searchTotalsSearch } from './search-totals-search.ts';

const limit = 10;

interface SearchTotalsTableProps {
  domainId: string;
  /** Available tables; at least one. */
  tables: readonly TotalTable[];
}

/** The same figures by page, country, device and search appearance, in pages. */
export function SearchTotalsTable({ domainId, tables }: SearchTotalsTableProps) {
  const [{ totals, totalsPage = 1 }, update] = useSectionSearch(searchTotalsSearch);
  const table = totals && tables.includes(totals) ? totals : (tables[0] ?? 'page');
  const choose = (next: string | null) => {
    const known = totalTable.safeParse(next);
    if (known.success) void update({ totals: known.data, totalsPage: undefined }, { replace: true });
  };
  return (
    <Panel>
      <Tabs value={table} onChange={choose} keepMounted={false}>
        <Tabs.List aria-label={texts.tables}>
          {tables.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {tableLabels[one].tab}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tables.map((one) => (
          <Tabs.Panel key={one} value={one} pt="md">
            <TableBody
              domainId={domainId}
              table={one}
              page={totalsPage}
              onPage={(page) => void update({ totalsPage: page })}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Panel>
  );
}

interface TableBodyProps {
  domainId: string;
  table: TotalTable;
  page: number;
  onPage: (page: number) => void;
}

function TableBody({ domainId, table, page, onPage }: TableBodyProps) {
  const query = trpc.searchTotals.list.useQuery(
    { domainId, table, page, limit },
    { placeholderData: keepPreviousData },
  );
  const { data, error } = query;
  if (!data && error) {
    return (
      <ErrorPanel
        title={texts.tableFailed}
        message={failureText(error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={320} />;
  const { source, measuredOn, pagination } = data;
  const { name, tab } = tableLabels[table];
  return (
    <Refreshing isOn={query.isPlaceholderData}>
      <DataTable
        label={tab}
        rows={data.data}
        columns={[
          {
            header: name,
            cell: (row) => (
              <span className={classes.name} title={row.name}>
                {table === 'page' ? pathOf(row.name) : row.name}
              </span>
            ),
          },
          ...figureColumns,
        ]}
      />
      {source && measuredOn ? (
        <p className={classes.source}>{texts.period(totalSourceLabels[source], formatDay(measuredOn))}</p>
      ) : null}
      {pagination.pages > 1 ? (
        <Paging page={page} limit={limit} total={pagination.total} onChange={onPage} />
      ) : null}
    </Refreshing>
  );
}
