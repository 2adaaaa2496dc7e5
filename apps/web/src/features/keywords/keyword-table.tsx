import {
  dashboardRankText,
  gainText,
  keywordDifficultyLabel,
  keywordRankTone,
  maxMatchedKeywords,
  shortenVolume,
} from '@keydence/domain';
import { DataGrid, ErrorPanel, type GridColumn, type GridDensity, ToneBadge } from '@keydence/ui';
import { type ReactNode, type Ref, useMemo } from 'react';
import { countOf } from '../../lib/count-keywords.ts';
import { useDates } from '../../lib/dates.tsx';
import { gridTexts } from '../../lib/grid/grid-texts.ts';
import { GridName, NarrowRow } from '../../lib/grid/narrow-row.tsx';
import { nextSort } from '../../lib/grid/next-sort.ts';
import { highOf } from '../../lib/grid/use-grid-pages.ts';
import { trpc } from '../../lib/trpc.ts';
import { useAcceptOpportunity } from '../../lib/use-accept-opportunity.ts';
import { useRefusal } from '../../lib/use-access.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { useShortcutsSetting } from '../../lib/use-shortcuts-setting.ts';
import { useSkipKeyword } from '../../lib/use-skip-keyword.ts';
import { gainOrderNote } from './gain-order.ts';
import { type ColumnFacts, columnSorts, type KeywordColumnKey, keywordColumns } from './keyword-columns.tsx';
import classes from './keywords.module.css';
import { hasKeywordFilters, type KeywordsSearch, withoutFilters } from './keywords-search.ts';
import { messages } from './messages.ts';
import { NoKeywords } from './no-keywords.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { tableTexts as texts } from './table-messages.ts';
import { useKeywordRows } from './use-keyword-rows.ts';
import { type ListSelection, type SelectKeywords, useKeywordSelection } from './use-keyword-selection.ts';
import { type Keyword, type KeywordList, keywordPageOf } from './use-keywords.ts';

interface KeywordTableProps {
  /** First hundred rows. */
  list: KeywordList;
  search: KeywordsSearch;
  columns: readonly KeywordColumnKey[];
  density: GridDensity;
  /** True for two lines per row instead of columns. */
  isNarrow: boolean;
  onChange: (changes: Partial<KeywordsSearch>) => void;
  onSelect: SelectKeywords;
  countRef: Ref<HTMLParagraphElement>;
  /** Actions of single-letter keys: columns, density, cards. */
  keys: Record<string, () => void>;
  /** Layout, columns and density, at the end of the line with the count. */
  controls: ReactNode;
  renderActions: (selection: ListSelection, loaded: readonly Keyword[]) => ReactNode;
  onOpen: (keyword: Keyword) => void;
}

/** All matching keywords as rows: A accepts the current one, S skips it, W or Enter opens its details. */
export function KeywordTable(props: KeywordTableProps) {
  const { list, search, columns, density, isNarrow, onChange, onSelect, countRef, keys, controls, onOpen } =
    props;
  const dates = useDates();
  const [hasLetters] = useShortcutsSetting();
  const { accept, isAccepted } = useAcceptOpportunity();
  const skip = useSkipKeyword();
  const mayChange = useRefusal() === null;
  const { total } = list.pagination;
  const all = useAllCount(search, total);
  const { rowAt, loaded, onShow, hasFailed, retry } = useKeywordRows(search, list);
  const selection = useKeywordSelection({
    selected: search.selected,
    onSelect,
    pageIds: loaded.map(({ id }) => id),
    total,
  });
  const gridColumns = useMemo(
    () => buildColumns(columns, { freshness: (moment) => dates.freshness(moment, new Date()) }),
    [columns, dates],
  );
  const sorted = columns.find((key) => sortOf(key) === list.sortedBy);
  const orderNote = gainOrderNote(search, list, loaded);
  const sortBy = (key: string) =>
    onChange(nextSort({ sort: search.sort, order: search.order }, sortOf(key), key === 'rank'));
  const isAll = selection.selection.isAll;
  const mayTakeAll = total <= maxMatchedKeywords;
  return (
    <>
      <div className={classes.summary}>
        <p ref={countRef} tabIndex={-1} role="status">
          {texts.count(total, all)}
          {search.sort === undefined && list.sortedBy === 'clicks' ? messages.mostClicksFirst : null}
          {list.sortedBy === 'gain' ? <span> · {texts.gainOfOne}</span> : null}
          {orderNote ? <span> · {orderNote}</span> : null}
        </p>
        <div className={classes.tableControls}>{controls}</div>
      </div>
      <SelectionBar selection={selection} total={total} isOfferingAll>
        {props.renderActions(selection, loaded)}
      </SelectionBar>
      {total === 0 ? (
        <NoKeywords search={search} onChange={onChange} />
      ) : (
        <DataGrid
          label={messages.title}
          columns={gridColumns}
          scales={{
            gain: highOf(loaded.map(({ gain }) => gain?.mid)),
            volume: highOf(loaded.map(({ searchVolume }) => searchVolume)),
          }}
          total={total}
          rowAt={rowAt}
          idOf={({ id }) => id}
          nameOf={({ keywordText }) => `"${keywordText}"`}
          onShow={onShow}
          density={density}
          sort={sorted ? { key: sorted, order: search.order ?? 'desc' } : null}
          onSort={sortBy}
          selection={{
            all: isAll ? 'all' : selection.count > 0 ? 'some' : 'none',
            isSelected: selection.isSelected,
            toggle: selection.toggle,
            toggleAll: isAll ? selection.clear : mayTakeAll ? selection.selectAll : selection.togglePage,
          }}
          selectAllLabel={texts.selectAll}
          onOpen={onOpen}
          keys={
            hasLetters
              ? {
                  ...keys,
                  w: (row) => row && onOpen(row),
                  a: (row) => {
                    if (row && mayChange && !isAccepted(row.keywordText)) accept(row.keywordText);
                  },
                  s: (row) => {
                    if (row && mayChange) skip(row.id, row.keywordText);
                  },
                }
              : null
          }
          narrow={isNarrow ? narrowRow : null}
        />
      )}
      {hasFailed ? (
        <ErrorPanel
          title={messages.loadFailed}
          message={gridTexts.rowsFailed}
          retryLabel={messages.tryAgain}
          onRetry={retry}
        />
      ) : null}
    </>
  );
}

const sortOf = (key: string) => columnSorts[key as KeywordColumnKey];

function buildColumns(keys: readonly KeywordColumnKey[], facts: ColumnFacts): GridColumn<Keyword>[] {
  return [
    {
      key: 'keyword',
      name: 'Keyword',
      width: 220,
      render: ({ keywordText }) => <GridName text={keywordText} />,
    },
    ...keys.map((key) => ({
      ...keywordColumns[key],
      key,
      isSortable: sortOf(key) !== undefined,
      render: (keyword: Keyword) => keywordColumns[key].render(keyword, facts),
    })),
  ];
}

/** Number of keywords without filters; undefined until loaded. */
function useAllCount(search: KeywordsSearch, total: number): number | undefined {
  const selected = useSelection();
  const isFiltered = hasKeywordFilters(search);
  const { data } = trpc.keywords.list.useQuery(
    keywordPageOf(selected, { ...search, ...withoutFilters, sort: 'search_volume' }, { page: 1, limit: 1 }),
    { enabled: isFiltered && selected.domain !== null },
  );
  return isFiltered ? data?.pagination.total : total;
}

/** Row on a narrow screen: the keyword with its rank and its value. */
function narrowRow(keyword: Keyword) {
  const { keywordText, gain, searchConsole, searchVolume, difficultyScore, rankGroup, rankAbsolute } =
    keyword;
  return (
    <NarrowRow
      name={keywordText}
      mark={
        <ToneBadge tone={keywordRankTone(rankGroup)} isPlain>
          {dashboardRankText(rankGroup ?? rankAbsolute, keyword)}
        </ToneBadge>
      }
      facts={[
        gain && `${gainText(gain)} visits`,
        searchConsole && searchVolume === null && countOf(searchConsole.clicks, 'click'),
        searchVolume !== null && `${shortenVolume(searchVolume)} searches`,
        difficultyScore !== null && `${keywordDifficultyLabel(difficultyScore)} ${difficultyScore}`,
      ]}
    />
  );
}
