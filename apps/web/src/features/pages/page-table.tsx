import { DataGrid, ErrorPanel, type GridColumn } from '@keydence/ui';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useDates } from '../../lib/dates.tsx';
import { GridControls } from '../../lib/grid/grid-controls.tsx';
import { gridTexts } from '../../lib/grid/grid-texts.ts';
import { GridName, NarrowRow } from '../../lib/grid/narrow-row.tsx';
import { nextSort } from '../../lib/grid/next-sort.ts';
import { nextDensity, useGridSettings } from '../../lib/grid/use-grid-settings.ts';
import { pathOf } from '../../lib/path-of.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { useShortcutsSetting } from '../../lib/use-shortcuts-setting.ts';
import { columns, messages } from './messages.ts';
import {
  buildPageColumns,
  defaultPageColumns,
  narrowFacts,
  pageColumnKeys,
  pageColumnSorts,
  type SitePage,
} from './page-columns.tsx';
import classes from './pages.module.css';
import type { PagesSearch } from './pages-search.ts';
import { usePageRows } from './use-page-list.ts';

interface PageTableProps {
  /** First hundred rows. */
  list: RouterOutputs['pages']['list'];
  search: PagesSearch;
  onChange: (changes: Partial<PagesSearch>) => void;
}

/** Pages of the site as rows of a grid; Enter opens one. */
export function PageTable({ list, search, onChange }: PageTableProps) {
  const dates = useDates();
  const navigate = useNavigate();
  const [hasLetters] = useShortcutsSetting();
  const [isPicking, setPicking] = useState(false);
  const rows = usePageRows(search, list);
  const settings = useGridSettings({
    storageKey: 'keydence-pages-grid',
    keys: pageColumnKeys,
    search,
    update: onChange,
    layout: 'table',
  });
  const shown = settings.columns ?? defaultPageColumns;
  const hasEnded = list.read !== null;
  const gridColumns = useMemo(
    () => [pageColumn, ...buildPageColumns(shown, { dates, hasEnded })],
    [shown, dates, hasEnded],
  );
  const open = ({ id }: SitePage) =>
    void navigate({ to: '/dashboard', search: { section: 'pages', of: id } });
  const { sort = 'clicks', order = 'desc' } = search;
  const sorted = (['page', ...pageColumnKeys] as const).find((key) => pageColumnSorts[key] === sort);
  return (
    <>
      <div className={classes.bar}>
        <p role="status" className={classes.count}>
          {messages.pages(list.pagination.total)}
        </p>
        <GridControls
          labels={null}
          settings={settings}
          columns={shown}
          nameOf={(key) => columns[key].name}
          isOpen={isPicking}
          onOpen={setPicking}
        />
      </div>
      <DataGrid<SitePage>
        label={messages.title}
        columns={gridColumns}
        total={list.pagination.total}
        rowAt={rows.rowAt}
        idOf={({ id }) => id}
        nameOf={nameOf}
        onShow={rows.onShow}
        density={settings.density}
        sort={sorted ? { key: sorted, order } : null}
        onSort={(key) => {
          const known = (['page', ...pageColumnKeys] as const).find((one) => one === key);
          const isSmallBest = key === 'page' || key === 'rank' || key === 'change';
          onChange(
            nextSort(
              { sort: search.sort, order: search.order },
              known && pageColumnSorts[known],
              isSmallBest,
            ),
          );
        }}
        onOpen={open}
        keys={
          hasLetters
            ? {
                c: () => setPicking(true),
                d: () => settings.change({ density: nextDensity(settings.density) }),
              }
            : null
        }
        narrow={settings.isNarrow ? narrowRow : null}
      />
      {rows.hasFailed ? (
        <ErrorPanel
          title={messages.loadFailed}
          message={gridTexts.rowsFailed}
          retryLabel={messages.tryAgain}
          onRetry={rows.retry}
        />
      ) : null}
    </>
  );
}

const pageColumn: GridColumn<SitePage> = {
  key: 'page',
  ...columns.page,
  width: 280,
  isSortable: true,
  render: (page) => <PageName page={page} />,
};

const nameOf = ({ title, address }: SitePage) => title ?? pathOf(address);

const narrowRow = (page: SitePage) => <NarrowRow name={nameOf(page)} mark={null} facts={narrowFacts(page)} />;

function PageName({ page }: { page: SitePage }) {
  return (
    <span title={page.address}>
      <GridName text={nameOf(page)} />{' '}
      {page.title ? <bdi className={classes.rowPath}>{pathOf(page.address)}</bdi> : null}
    </span>
  );
}
