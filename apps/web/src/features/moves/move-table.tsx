import { DataGrid, ErrorPanel, type GridColumn } from '@keydence/ui';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { drawerOf } from '../../lib/evidence/evidence-link.ts';
import { gridTexts } from '../../lib/grid/grid-texts.ts';
import { GridName } from '../../lib/grid/narrow-row.tsx';
import { nextSort } from '../../lib/grid/next-sort.ts';
import { highOf } from '../../lib/grid/use-grid-pages.ts';
import { type GridSettings, nextDensity } from '../../lib/grid/use-grid-settings.ts';
import { type MoveAsk, MoveDialog } from '../../lib/moves/move-dialog.tsx';
import type { MoveActions } from '../../lib/moves/use-move-actions.ts';
import type { Move, MoveList } from '../../lib/moves/use-moves.ts';
import { useRefusal } from '../../lib/use-access.ts';
import { useShortcutsSetting } from '../../lib/use-shortcuts-setting.ts';
import { columns as columnTexts, messages } from './messages.ts';
import { buildMoveColumns, defaultMoveColumns, type MoveColumnKey } from './move-columns.tsx';
import type { MovesSearch } from './moves-search.ts';
import { useMoveRows } from './use-move-list.ts';

interface MoveTableProps {
  label: string;
  /** First hundred rows. */
  list: MoveList;
  search: MovesSearch;
  settings: GridSettings<MoveColumnKey>;
  note: (move: Move) => ReactNode;
  actions: MoveActions;
  onSort: (changes: Partial<MovesSearch>) => void;
  onPick: () => void;
}

const sortKeys = ['gain', 'effort', 'worth'] as const;

/** Moves as rows of a grid: A accepts the current one, S skips it, W or Enter opens its evidence. */
export function MoveTable(props: MoveTableProps) {
  const { label, list, search, settings, note, actions, onSort, onPick } = props;
  const [hasLetters] = useShortcutsSetting();
  const mayChange = useRefusal() === null;
  const navigate = useNavigate();
  const [ask, setAsk] = useState<MoveAsk | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isHere = useRef(false);
  useEffect(() => {
    const active = document.activeElement;
    if (!isHere.current || (active !== null && active !== document.body)) return;
    const grid = list.data.length > 0 ? frame.current?.querySelector('[role="grid"]') : null;
    if (grid instanceof HTMLElement) grid.focus({ preventScroll: true });
  }, [list]);
  const rows = useMoveRows(search, list);
  const columns = useMemo(
    () => [
      objectColumn,
      ...buildMoveColumns(settings.columns ?? defaultMoveColumns, { note, actions, onAsk: setAsk }),
    ],
    [settings.columns, note, actions],
  );
  const open = ({ id }: Move) =>
    void navigate({
      to: '/dashboard',
      resetScroll: false,
      search: (previous) => ({ ...previous, drawer: drawerOf('move', id) }),
    });
  const { sort = 'gain', order = 'desc' } = search;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus
    <div
      ref={frame}
      onFocus={() => {
        isHere.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // A removed row loses the focus without a new target.
        if (relatedTarget !== null && !relatedTarget.closest('[role="menu"]')) isHere.current = false;
      }}
    >
      <DataGrid<Move>
        label={label}
        columns={columns}
        scales={{ gain: highOf(rows.loaded.map(({ gain }) => gain?.mid)) }}
        total={list.pagination.total}
        rowAt={rows.rowAt}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        onShow={rows.onShow}
        density={settings.density}
        sort={{ key: sort, order }}
        onSort={(key) =>
          onSort(
            nextSort(
              { sort: search.sort, order: search.order },
              sortKeys.find((name) => name === key),
              key === 'effort',
            ),
          )
        }
        onOpen={open}
        keys={
          hasLetters
            ? {
                c: onPick,
                d: () => settings.change({ density: nextDensity(settings.density) }),
                v: () => settings.change({ layout: 'cards' }),
                w: (row) => row && open(row),
                a: (row) => {
                  if (row?.state === 'proposed' && mayChange) actions.accept([row.id]);
                },
                s: (row) => {
                  if (row?.state === 'proposed' && mayChange && !pressSkip(row.id)) open(row);
                },
              }
            : null
        }
      />
      {rows.hasFailed ? (
        <ErrorPanel
          title={messages.loadFailed}
          message={gridTexts.rowsFailed}
          retryLabel={messages.tryAgain}
          onRetry={rows.retry}
        />
      ) : null}
      <MoveDialog ask={ask} actions={actions} onClose={() => setAsk(null)} />
    </div>
  );
}

const objectColumn: GridColumn<Move> = {
  key: 'object',
  ...columnTexts.object,
  width: 240,
  render: ({ title }) => <GridName text={title} />,
};

/** Opens the skip menu of a row; false if the actions are not among the columns. */
function pressSkip(moveId: string): boolean {
  const control = document.querySelector(`[data-act="skip"][data-of="${CSS.escape(moveId)}"]`);
  if (!(control instanceof HTMLElement)) return false;
  control.click();
  return true;
}
