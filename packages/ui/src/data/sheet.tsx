import type { ReactNode } from 'react';
import { ScrollRegion } from '../layout/scroll-region.tsx';
import classes from './sheet.module.css';

interface SheetProps {
  /** Names the table for screen readers. */
  label: string;
  /** Header cells. Those of numbers have `data-number`. */
  head: ReactNode;
  /** Rows. Cells of numbers have `data-number`; a selected row has `data-selected`. */
  children: ReactNode;
}

/**
 * A wide table in a frame. It scrolls sideways by touch and keyboard; the first column stays
 * visible.
 */
export function Sheet({ label, head, children }: SheetProps) {
  return (
    <ScrollRegion label={label} className={classes.frame}>
      <table className={classes.sheet}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollRegion>
  );
}
