import type { ReactNode } from 'react';
import { ScrollRegion } from '../layout/scroll-region.tsx';
import classes from './data.module.css';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligns the numbers; the unit is in the header. */
  isNumber?: boolean;
}

interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
}

/** A plain table that scrolls sideways on narrow screens, by touch and keyboard. */
export function DataTable<Row>({ label, rows, columns }: DataTableProps<Row>) {
  const align = (column: Column<Row>) => (column.isNumber ? classes.number : classes.text);
  return (
    <ScrollRegion label={label} className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column, place) => (
              <th key={place} scope="col" className={align(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((column, place) => (
                <td key={place} className={align(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
