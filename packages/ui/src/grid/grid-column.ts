import type { ReactNode } from 'react';
import type { SortOrder } from '../data/sort-header.tsx';

export interface GridColumn<Row> {
  key: string;
  name: string;
  /** Pixels; the first column takes what is left. */
  width: number;
  isNumber?: boolean;
  /** Whether its head sorts. */
  isSortable?: boolean;
  /** Before the name in the head. */
  mark?: ReactNode;
  /** What the head means, on hover. */
  hint?: string;
  /** One button or link, out of the Tab order: Enter presses it, a click on it does not open the row. */
  isControl?: boolean;
  /** Text and marks without controls, where it is none: the row opens with what can be done. */
  render: (row: Row) => ReactNode;
}

export interface GridSort {
  key: string;
  order: SortOrder;
}

export interface GridSelection {
  all: 'none' | 'some' | 'all';
  isSelected: (id: string) => boolean;
  /** With a range, all from the one that was changed before. */
  toggle: (id: string, isRange: boolean) => void;
  toggleAll: () => void;
}

export type GridDensity = 'compact' | 'comfortable' | 'touch';
