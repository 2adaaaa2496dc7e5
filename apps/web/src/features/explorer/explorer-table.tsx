import { shortenVolume } from '@keydence/domain';
import { DataGrid, ErrorPanel, type GridColumn } from '@keydence/ui';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { countKeywords } from '../../lib/count-keywords.ts';
import { drawerOf } from '../../lib/evidence/evidence-link.ts';
import { GridControls } from '../../lib/grid/grid-controls.tsx';
import { gridTexts } from '../../lib/grid/grid-texts.ts';
import { GridName, NarrowRow } from '../../lib/grid/narrow-row.tsx';
import { nextSort } from '../../lib/grid/next-sort.ts';
import { highOf } from '../../lib/grid/use-grid-pages.ts';
import { type GridSettings, nextDensity } from '../../lib/grid/use-grid-settings.ts';
import { useRefusal } from '../../lib/use-access.ts';
import { useShortcutsSetting } from '../../lib/use-shortcuts-setting.ts';
import classes from './explorer.module.css';
import {
  buildExplorerColumns,
  defaultExplorerColumns,
  type ExplorerColumnKey,
  explorerColumnSorts,
} from './explorer-columns.tsx';
import { closedExplorer, type ExplorerSearch } from './explorer-search.ts';
import { columnNames, messages } from './messages.ts';
import { type CompetitorKeyword, type TopKeywords, useExplorerRows } from './use-explorer.ts';
import { useTrackKeyword } from './use-track-keyword.ts';

interface ExplorerTableProps {
  competitorId: string;
  /** First hundred rows. */
  first: TopKeywords;
  search: ExplorerSearch;
  settings: GridSettings<ExplorerColumnKey>;
  onChange: (changes: Partial<ExplorerSearch>) => void;
}

/** All matching keywords of the competitor as rows. T tracks the current one. */
export function ExplorerTable({ competitorId, first, search, settings, onChange }: ExplorerTableProps) {
  const [hasLetters] = useShortcutsSetting();
  const [isPicking, setIsPicking] = useState(false);
  const mayChange = useRefusal() === null;
  const navigate = useNavigate();
  const tracking = useTrackKeyword();
  const rows = useExplorerRows(competitorId, search, first);
  const { totalCount: total } = first.pagination;
  const shown = settings.columns ?? defaultExplorerColumns;
  const columns = useMemo(
    () => [keywordColumn, ...buildExplorerColumns(shown, { tracking })],
    [shown, tracking],
  );
  const { sort = 'search_volume', order = 'desc' } = search;
  const sorted = shown.find((key) => explorerColumnSorts[key] === sort);
  // Closes the explorer and opens the keyword: a tracked one in its drawer, another in the inspector.
  const open = ({ ownKeywordId, keyword }: CompetitorKeyword) =>
    void navigate({
      to: '/dashboard',
      search: (previous) => ({
        ...previous,
        ...closedExplorer,
        ...(ownKeywordId === null
          ? { section: 'keyword-inspector', query: keyword }
          : { section: 'keywords', drawer: drawerOf('keyword', ownKeywordId) }),
      }),
    });
  return (
    <>
      <div className={classes.count}>
        <p role="status">{countKeywords(total)}</p>
        <GridControls
          settings={settings}
          columns={shown}
          nameOf={(key) => columnNames[key]}
          isOpen={isPicking}
          onOpen={setIsPicking}
        />
      </div>
      <DataGrid<CompetitorKeyword>
        label={messages.list}
        columns={columns}
        scales={{ volume: highOf(rows.loaded.map(({ searchVolume }) => searchVolume)) }}
        total={total}
        rowAt={rows.rowAt}
        idOf={({ keywordId }) => keywordId}
        nameOf={({ keyword }) => keyword}
        onShow={rows.onShow}
        density={settings.density}
        sort={sorted ? { key: sorted, order } : null}
        onSort={(key) =>
          onChange(nextSort({ sort: search.sort, order: search.order }, explorerColumnSorts[key], false))
        }
        onOpen={open}
        keys={
          hasLetters
            ? {
                c: () => setIsPicking(true),
                d: () => settings.change({ density: nextDensity(settings.density) }),
                v: () => settings.change({ layout: 'cards' }),
                w: (row) => row && open(row),
                t: (row) => {
                  if (row && mayChange && tracking.stateOf(row) === 'untracked') void tracking.track(row);
                },
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

const keywordColumn: GridColumn<CompetitorKeyword> = {
  key: 'keyword',
  name: messages.keyword,
  width: 220,
  render: ({ keyword }) => <GridName text={keyword} />,
};

function narrowRow({ keyword, rankGroup, searchVolume, difficultyScore, ownRankGroup }: CompetitorKeyword) {
  return (
    <NarrowRow
      name={keyword}
      mark={rankGroup === null ? '–' : `#${rankGroup}`}
      facts={[
        searchVolume !== null && `${shortenVolume(searchVolume)} searches`,
        difficultyScore !== null && `difficulty ${difficultyScore}`,
        ownRankGroup !== null && `you #${ownRankGroup}`,
      ]}
    />
  );
}
