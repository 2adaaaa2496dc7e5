import type { ReactNode } from 'react';
import type { SortOrder } from '../data/sort-header.tsx';

export interface GridColumn<Row> {
  key: string;
  name: string;
  /** Pixels; the first column takes the remaining width. */
  width: number;
  isNumber?: boolean;
  isSortable?: boolean;
  /** Icon before the name in the header. */
  mark?: ReactNode;
  /** Definition of the column, on hover. */
  hint?: string;
  /**
   * True for one button or link outside the Tab order: Enter presses it, and a click on it does not
   * open the row.
   */
  isControl?: boolean;
  /** Text and marks without controls, unless `isControl`. Actions are behind opening the row. */
  render: (row: Row) => ReactNode;
}

export interface GridSort {
  key: string;
  order: SortOrder;
}

export interface GridSelection {
  all: 'none' | 'some' | 'all';
  isSelected: (id: string) => boolean;
  /** With `isRange`, toggles all rows since the last toggled one. */
  toggle: (id: string, isRange: boolean) => void;
  toggleAll: () => void;
}

export type GridDensity = 'compact' | 'comfortable' | 'touch';
