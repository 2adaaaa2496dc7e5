/* biome-ignore-all lint/a11y/useSemanticElements: rows that come and go while scrolling are no <table> */
/* biome-ignore-all lint/a11y/useFocusableInteractive: the grid alone has the focus and names the current cell */
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import classes from './grid.module.css';
import type { GridColumn } from './grid-column.ts';

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
  idOf: (column: number) => string;
  /** Two lines that replace the columns on a narrow screen. */
  narrow: ((row: Row) => ReactNode) | null;
  onToggle: (isRange: boolean) => void;
  onPress: (column: number) => void;
  /** Called when the control in this column is pressed. */
  onControl: (column: number) => void;
}

/** One row at its position; a row that is still loading shows bars of the same height. */
export function GridRow<Row>(props: GridRowProps<Row>) {
  const { row, index, top, columns, isSelected, selectLabel, current, idOf, narrow } = props;
  const { onToggle, onPress, onControl } = props;
  const press = (column: number) => (event: MouseEvent) => {
    if (event.shiftKey && isSelected !== null) onToggle(true);
    else onPress(column);
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
      id={idOf(column)}
      aria-colindex={column + (isSelected === null ? 0 : 1)}
      className={classes.cell}
      data-number={isNumber || undefined}
      data-current={current === column || undefined}
      onClick={row && column > 0 ? (isControl ? () => onControl(column) : press(column)) : undefined}
    >
      {row ? content : <span className={classes.waiting} aria-hidden="true" />}
    </div>
  );
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={row ? (isSelected ?? undefined) : undefined}
      aria-busy={row ? undefined : true}
      className={classes.row}
      data-at={current !== null || undefined}
      style={{ '--top': `${top}px` } as CSSProperties}
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
                onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
              }
            />,
          )}
      {narrow
        ? cell(1, row ? narrow(row) : null)
        : columns.map((column, at) => cell(at + 1, row ? withEllipsis(column.render(row)) : null, column))}
    </div>
  );
}

/** A text of its own element can end in an ellipsis where its column is too narrow. */
function withEllipsis(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <span>{content}</span> : content;
}
