/* biome-ignore-all lint/a11y/useSemanticElements: rows that come and go while scrolling are no <table> */
/* biome-ignore-all lint/a11y/useFocusableInteractive: the grid alone has the focus and names the current cell */
import { useCallbackRef } from '@mantine/hooks';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { afterPaint } from './after-paint.ts';
import classes from './grid.module.css';
import type { GridColumn, GridDensity, GridSelection, GridSort } from './grid-column.ts';
import { GridFoot } from './grid-foot.tsx';
import { GridHead } from './grid-head.tsx';
import { type GridPlace, stepInGrid } from './grid-keys.ts';
import { cellIdOf, GridRow } from './grid-row.tsx';
import { useGridLetters } from './use-grid-letters.ts';
import { useGridScroll } from './use-grid-scroll.ts';

interface DataGridProps<Row> {
  label: string;
  /** The same array as long as the columns are the same: a new one draws every row again. */
  columns: readonly GridColumn<Row>[];
  /** Upper ends of bars by name; a new one draws no row again. */
  scales?: Readonly<Record<string, number>>;
  total: number;
  /** Undefined for a row that is still loading; a new object for the same row draws it again. */
  rowAt: (index: number) => Row | undefined;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Receives the range of drawn rows, to fetch them. */
  onShow: (first: number, last: number) => void;
  density: GridDensity;
  sort: GridSort | null;
  onSort: (key: string) => void;
  /** Null if rows cannot be selected. */
  selection?: GridSelection | null;
  selectAllLabel?: string;
  onOpen: (row: Row) => void;
  /**
   * Actions of letters other than J and K; the row is the one with the current cell. Null if
   * single-key shortcuts are off.
   */
  keys: Record<string, (row: Row | undefined) => void> | null;
  /** Two lines that replace the columns on a narrow screen. */
  narrow?: ((row: Row) => ReactNode) | null;
}

const headHeight = 32;
const rowHeights = { compact: 32, comfortable: 40, touch: 48 };
const narrowRowHeight = 64;
const selectWidth = 36;
const noScales = {};

/**
 * A table of any length with the ARIA grid pattern: one Tab stop, arrow keys move the current cell.
 * The frame holds the focus and names the current cell, so scrolling a row out of the page does not
 * lose it.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const {
    label,
    columns,
    scales = noScales,
    total,
    rowAt,
    idOf,
    nameOf,
    onShow,
    density,
    sort,
    onSort,
    selection = null,
  } = props;
  const { selectAllLabel = '', onOpen, keys, narrow = null } = props;
  const gridId = useId();
  const [at, setAt] = useState<GridPlace | null>(null);
  const rowHeight = narrow ? narrowRowHeight : rowHeights[density];
  const { ref, window, onScroll, show, toTop } = useGridScroll({ total, rowHeight }, narrow ? 0 : headHeight);
  const { first, last, top, bottom, shift, canvasHeight } = window;
  useEffect(() => onShow(first, last), [onShow, first, last]);
  const current = { row: Math.min(at?.row ?? 0, total - 1), column: at?.column ?? 1 };
  // A narrow grid has no header, and one cell for all columns.
  const spot = narrow ? { row: Math.max(0, current.row), column: Math.min(1, current.column) } : current;
  const isDrawn = spot.row === -1 || (spot.row >= first && spot.row <= last);
  const cellId = (row: number, column: number) => cellIdOf(gridId, row, column);

  const go = (place: GridPlace) => {
    setAt(place);
    if (place.row >= 0) show(place.row);
  };
  const focusCell = (place: GridPlace) => {
    setAt(place);
    ref.current?.focus({ preventScroll: true });
  };
  // A new order draws the whole screen again, so the pressed header is drawn before that.
  const shownOrder = sort ? `${sort.key} ${sort.order}` : '';
  const [pressed, setPressed] = useState<{ key: string; shownOrder: string } | null>(null);
  const order = useCallbackRef((key: string) => {
    onSort(key);
    toTop();
  });
  const sortBy = (key: string) => {
    setPressed({ key, shownOrder });
    afterPaint(() => order(key));
  };
  const size = {
    total,
    columns: narrow ? 2 : columns.length + 1,
    firstColumn: selection ? 0 : 1,
    page: Math.max(1, bottom - top),
  };
  const row = spot.row >= 0 ? rowAt(spot.row) : undefined;
  const step = (pressed: { key: string; ctrlKey: boolean; metaKey: boolean }) => {
    const next = stepInGrid(spot, pressed, size);
    if (next) go(narrow && next.row < 0 ? { ...next, row: 0 } : next);
    return next !== null;
  };
  const pressHead = () => {
    const pressed = columns[spot.column - 1];
    if (spot.column === 0) selection?.toggleAll();
    else if (pressed?.isSortable) sortBy(pressed.key);
  };
  /** Presses the control of the current cell; false if the cell has none. */
  const pressControl = () => {
    if (narrow || !columns[spot.column - 1]?.isControl) return false;
    const control = document.getElementById(cellId(spot.row, spot.column))?.querySelector('button, a');
    if (control instanceof HTMLElement) control.click();
    return true;
  };
  const press = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || event.target !== event.currentTarget) return;
    if (step(event)) return event.preventDefault();
    if (ctrlKey || metaKey) {
      if (key !== 'a' || !selection) return;
      if (selection.all !== 'all') selection.toggleAll();
    } else if (key === 'Enter' || key === ' ') {
      if (spot.row === -1) pressHead();
      else if (row && key === ' ' && selection) selection.toggle(idOf(row), shiftKey);
      else if (row && !pressControl()) onOpen(row);
    } else {
      return;
    }
    event.preventDefault();
  };
  useGridLetters(keys !== null, ref, (letter) => {
    const arrow = { j: 'ArrowDown', k: 'ArrowUp' }[letter];
    if (arrow) return step({ key: arrow, ctrlKey: false, metaKey: false });
    const act = keys?.[letter];
    if (!act) return false;
    act(row);
    return true;
  });
  const toggle = useCallbackRef((index: number, isRange: boolean) => {
    setAt({ row: index, column: 0 });
    const toggled = rowAt(index);
    if (toggled) selection?.toggle(idOf(toggled), isRange);
  });
  const pressRow = useCallbackRef((index: number, column: number) => {
    focusCell({ row: index, column });
    const pressed = rowAt(index);
    if (pressed) onOpen(pressed);
  });
  const control = useCallbackRef((row: number, column: number) => focusCell({ row, column }));
  const actions = useMemo(() => ({ toggle, press: pressRow, control }), [toggle, pressRow, control]);
  const select = selection ? `${selectWidth}px ` : '';
  const template = columns
    .map(({ width }, index) => (index === 0 ? `minmax(${width}px, 1fr)` : `${width}px`))
    .join(' ');
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return (
    <div>
      <div
        ref={ref}
        role="grid"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-colcount={size.columns - size.firstColumn}
        aria-multiselectable={selection !== null}
        aria-activedescendant={isDrawn ? cellId(spot.row, spot.column) : undefined}
        tabIndex={0}
        className={classes.grid}
        data-density={density}
        data-narrow={narrow ? true : undefined}
        data-plain={selection ? undefined : true}
        style={
          {
            '--grid-columns': select + (narrow ? 'minmax(0, 1fr)' : template),
            '--row-height': `${rowHeight}px`,
            ...Object.fromEntries(Object.entries(scales).map(([name, end]) => [`--scale-${name}`, end])),
          } as CSSProperties
        }
        onScroll={onScroll}
        onFocus={() => setAt((now) => now ?? { row: 0, column: 1 })}
        onKeyDown={press}
      >
        {narrow ? null : (
          <GridHead
            columns={columns}
            sort={sort}
            onSort={sortBy}
            selection={selection}
            selectAllLabel={selectAllLabel}
            pressed={pressed?.shownOrder === shownOrder ? pressed.key : null}
            current={at && spot.row === -1 ? spot.column : null}
            idOf={(column) => cellId(-1, column)}
          />
        )}
        <div role="rowgroup" className={classes.body} style={{ height: canvasHeight }}>
          {indexes.map((index) => {
            const row = rowAt(index);
            return (
              <GridRow
                key={row ? idOf(row) : `at ${index}`}
                row={row}
                index={index}
                top={index * rowHeight - shift}
                columns={columns}
                isSelected={selection && row ? selection.isSelected(idOf(row)) : selection && false}
                selectLabel={row ? `Select ${nameOf(row)}` : 'Loading'}
                current={at && spot.row === index ? spot.column : null}
                gridId={gridId}
                narrow={narrow}
                actions={actions}
              />
            );
          })}
        </div>
      </div>
      <GridFoot
        top={top}
        bottom={bottom}
        total={total}
        onGo={(row) => {
          go({ row, column: 1 });
          ref.current?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}
