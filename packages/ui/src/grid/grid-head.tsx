/* biome-ignore-all lint/a11y/useSemanticElements: rows that come and go while scrolling are no <table> */
/* biome-ignore-all lint/a11y/useFocusableInteractive: the grid alone has the focus and names the current cell */
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './grid.module.css';
import type { GridColumn, GridSelection, GridSort } from './grid-column.ts';

interface GridHeadProps<Row> {
  columns: readonly GridColumn<Row>[];
  sort: GridSort | null;
  onSort: (key: string) => void;
  selection: GridSelection | null;
  selectAllLabel: string;
  /** Key of the column by which the rows are about to be sorted. */
  pressed: string | null;
  /** Current header column; null if a row is current. */
  current: number | null;
  idOf: (column: number) => string;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The header row. Its first cell selects all rows. */
export function GridHead<Row>(props: GridHeadProps<Row>) {
  const { columns, sort, onSort, selection, selectAllLabel, pressed, current, idOf } = props;
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.row}>
        {selection ? (
          <div
            role="columnheader"
            id={idOf(0)}
            aria-colindex={1}
            className={classes.cell}
            data-current={current === 0 || undefined}
          >
            <input
              type="checkbox"
              tabIndex={-1}
              className={classes.check}
              aria-label={selectAllLabel}
              checked={selection.all === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = selection.all === 'some';
              }}
              onChange={selection.toggleAll}
            />
          </div>
        ) : null}
        {columns.map(({ key, name, mark, hint, isNumber, isSortable }, index) => {
          const order = sort?.key === key ? sort.order : null;
          const Icon = order === 'asc' ? IconArrowUp : IconArrowDown;
          return (
            <div
              key={key}
              role="columnheader"
              id={idOf(index + 1)}
              aria-colindex={index + (selection ? 2 : 1)}
              aria-sort={isSortable ? (order ? ariaSort[order] : 'none') : undefined}
              title={hint}
              className={classes.cell}
              data-number={isNumber || undefined}
              data-current={current === index + 1 || undefined}
              data-pressed={key === pressed || undefined}
            >
              {mark}
              {isSortable ? (
                <button type="button" tabIndex={-1} className={classes.sort} onClick={() => onSort(key)}>
                  {name}
                  {order ? <Icon size={14} stroke={1.5} aria-hidden /> : null}
                </button>
              ) : (
                <span className={classes.headName}>{name}</span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
