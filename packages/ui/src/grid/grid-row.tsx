/* biome-ignore-all lint/a11y/useSemanticElements: rows that come and go while scrolling are no <table> */
/* biome-ignore-all lint/a11y/useFocusableInteractive: the grid alone has the focus and names the current cell */
import { type MouseEvent, memo, type ReactNode } from 'react';
import classes from './grid.module.css';
import type { GridColumn } from './grid-column.ts';

/** What a row reports; one object for the life of the grid, so that it never draws a row again. */
export interface GridRowActions {
  toggle: (index: number, isRange: boolean) => void;
  press: (index: number, column: number) => void;
  /** Called when the control in this column is pressed. */
  control: (index: number, column: number) => void;
}

interface GridRowProps<Row> {
  /** Undefined while loading. */
  row: Row | undefined;
  index: number;
  top: number;
  columns: readonly GridColumn<Row>[];
  /** Null if rows cannot be selected. */
  isSelected: boolean | null;
  selectLabel: string;
  /** Current column of the current row; null in other rows. */
  current: number | null;
  gridId: string;
  /** Two lines that replace the columns on a narrow screen. */
  narrow: ((row: Row) => ReactNode) | null;
  actions: GridRowActions;
}

/** Id of a cell; the header is row -1. */
export const cellIdOf = (gridId: string, row: number, column: number) => `${gridId}-${row}-${column}`;

/** One row at its position. */
function Row<Row>(props: GridRowProps<Row>) {
  const { row, index, top, columns, isSelected, selectLabel, current, gridId, narrow, actions } = props;
  if (row === undefined) return <WaitingRow {...{ index, top, isSelected, current, gridId }} />;
  const press = (column: number) => (event: MouseEvent) => {
    if (event.shiftKey && isSelected !== null) actions.toggle(index, true);
    else actions.press(index, column);
  };
  const cell = (
    column: number,
    content: ReactNode,
    { isNumber, isControl }: Pick<GridColumn<Row>, 'isNumber' | 'isControl'> = {},
  ) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys belong to the grid, which alone has the focus
    <div
      key={column}
      role="gridcell"
      id={cellIdOf(gridId, index, column)}
      aria-colindex={column + (isSelected === null ? 0 : 1)}
      className={classes.cell}
      data-number={isNumber || undefined}
      data-current={current === column || undefined}
      onClick={column > 0 ? (isControl ? () => actions.control(index, column) : press(column)) : undefined}
    >
      {content}
    </div>
  );
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected ?? undefined}
      className={classes.row}
      data-at={current !== null || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      {isSelected === null
        ? null
        : cell(
            0,
            <input
              type="checkbox"
              tabIndex={-1}
              className={classes.check}
              aria-label={selectLabel}
              checked={isSelected}
              onChange={({ nativeEvent }) =>
                actions.toggle(index, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
              }
            />,
          )}
      {narrow
        ? cell(1, narrow(row))
        : columns.map((column, at) => cell(at + 1, withEllipsis(column.render(row)), column))}
    </div>
  );
}

/** A row that is still loading has one cell, because a dragged scrollbar passes hundreds of them. */
function WaitingRow({
  index,
  top,
  isSelected,
  current,
  gridId,
}: Pick<GridRowProps<unknown>, 'index' | 'top' | 'isSelected' | 'current' | 'gridId'>) {
  const column = current ?? 1;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-busy
      className={classes.row}
      data-at={current !== null || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div
        role="gridcell"
        id={cellIdOf(gridId, index, column)}
        aria-colindex={column + (isSelected === null ? 0 : 1)}
        aria-label="Loading"
        className={classes.waiting}
        data-current={current !== null || undefined}
      />
    </div>
  );
}

export const GridRow = memo(Row) as typeof Row;

/** A text of its own element can end in an ellipsis where its column is too narrow. */
function withEllipsis(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <span>{content}</span> : content;
}
