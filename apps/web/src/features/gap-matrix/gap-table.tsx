import { gainText, shortenVolume } from '@keydence/domain';
import { DataGrid, ErrorPanel, type GridColumn, ToneBadge } from '@keydence/ui';
import { useCallbackRef } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { drawerOf } from '../../lib/evidence/evidence-link.ts';
import { gridTexts } from '../../lib/grid/grid-texts.ts';
import { GridName, NarrowRow } from '../../lib/grid/narrow-row.tsx';
import { nextSort } from '../../lib/grid/next-sort.ts';
import { highOf } from '../../lib/grid/use-grid-pages.ts';
import { type GridSettings, nextDensity } from '../../lib/grid/use-grid-settings.ts';
import { useRefusal } from '../../lib/use-access.ts';
import { useShortcutsSetting } from '../../lib/use-shortcuts-setting.ts';
import { useSkipKeyword } from '../../lib/use-skip-keyword.ts';
import {
  buildGapColumns,
  type GapColumnKey,
  gapColumnKeys,
  gapColumnSorts,
  gapTones,
} from './gap-columns.tsx';
import type { GapMatrixSearch } from './gap-matrix-search.ts';
import { classLabels, messages } from './messages.ts';
import type { GapMatrix, GapRow, useGapRows } from './use-gap-matrix.ts';
import type { GapSelection } from './use-gap-selection.ts';

interface GapTableProps {
  /** First hundred rows. */
  matrix: GapMatrix;
  rows: ReturnType<typeof useGapRows>;
  search: GapMatrixSearch;
  settings: GridSettings<GapColumnKey>;
  hueOf: (competitorId: string) => string;
  selection: GapSelection;
  /** Keywords known to be in the content plan. */
  planned: ReadonlySet<string>;
  onSend: (keywords: string[]) => void;
  onSort: (changes: Partial<GapMatrixSearch>) => void;
  onPick: () => void;
}

/**
 * Matrix with a row per keyword and a column per site: A accepts the current keyword, S skips it, W or
 * Enter opens its evidence.
 */
export function GapTable(props: GapTableProps) {
  const { matrix, rows, search, settings, hueOf, selection, planned, onSend, onSort, onPick } = props;
  const [hasLetters] = useShortcutsSetting();
  const mayChange = useRefusal() === null;
  const open = useOpenKeyword();
  const skip = useSkipKeyword();
  const { loaded, hasFailed } = rows;
  const send = useCallbackRef((keyword: string) => onSend([keyword]));
  const { competitors } = matrix;
  const columns = useMemo(
    () => [
      keywordColumn,
      ...buildGapColumns(settings.columns ?? gapColumnKeys, {
        competitors,
        hueOf,
        planned,
        onSend: mayChange ? send : null,
      }),
    ],
    [settings.columns, competitors, hueOf, planned, mayChange, send],
  );
  const { sort = 'worth', order = 'desc' } = search;
  const sorted = gapColumnKeys.find((key) => gapColumnSorts[key] === sort);
  return (
    <>
      <DataGrid<GapRow>
        label={messages.title}
        columns={columns}
        scales={{
          gain: highOf(loaded.map(({ gain }) => gain?.mid)),
          volume: highOf(loaded.map(({ searchVolume }) => searchVolume)),
        }}
        total={matrix.pagination.total}
        rowAt={rows.rowAt}
        idOf={({ keyword }) => keyword}
        nameOf={({ keyword }) => keyword}
        onShow={rows.onShow}
        density={settings.density}
        sort={sorted ? { key: sorted, order } : null}
        onSort={(key) =>
          onSort(
            nextSort(
              { sort: search.sort, order: search.order },
              gapColumnSorts[key],
              key === 'you' || key === 'best',
            ),
          )
        }
        selection={mayChange ? selection.grid : null}
        selectAllLabel={messages.selectAll}
        onOpen={open}
        keys={
          hasLetters
            ? {
                c: onPick,
                d: () => settings.change({ density: nextDensity(settings.density) }),
                a: (row) => {
                  if (row && mayChange && !planned.has(row.keyword)) onSend([row.keyword]);
                },
                s: (row) => {
                  if (row && mayChange) skip(row.ownKeywordId, row.keyword);
                },
                w: (row) => row && open(row),
              }
            : null
        }
        narrow={settings.isNarrow ? narrowRow : null}
      />
      {hasFailed ? (
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

const keywordColumn: GridColumn<GapRow> = {
  key: 'keyword',
  name: messages.keyword,
  width: 220,
  render: ({ keyword }) => <GridName text={keyword} />,
};

/** Opens the evidence of a tracked keyword; looks up an untracked one. */
function useOpenKeyword() {
  const navigate = useNavigate();
  return ({ ownKeywordId, keyword }: GapRow) =>
    void navigate({
      to: '/dashboard',
      resetScroll: ownKeywordId === null,
      search: (previous) =>
        ownKeywordId === null
          ? { section: 'keyword-inspector', query: keyword }
          : { ...previous, drawer: drawerOf('keyword', ownKeywordId) },
    });
}

function narrowRow({ keyword, gapClass, gain, searchVolume, difficultyScore, ownRank, ranks }: GapRow) {
  const best = Math.min(...ranks.filter((rank) => rank !== null));
  return (
    <NarrowRow
      name={keyword}
      mark={
        <ToneBadge tone={gapTones[gapClass]} isPlain>
          {classLabels[gapClass]}
        </ToneBadge>
      }
      facts={[
        gain && `${gainText(gain)} visits`,
        ownRank !== null && `you #${ownRank}`,
        `best #${best}`,
        searchVolume !== null && `${shortenVolume(searchVolume)} searches`,
        difficultyScore !== null && `difficulty ${difficultyScore}`,
      ]}
    />
  );
}
