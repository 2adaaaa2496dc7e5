import { Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import classes from './data.module.css';

export type SortOrder = 'asc' | 'desc';

interface SortHeaderProps {
  label: string;
  /** Definition of the figure, shown on hover and focus. */
  hint?: string;
  /** Null while the table is sorted by another column. */
  order: SortOrder | null;
  onSort: () => void;
  /** Right-aligns the header of a number column. */
  isNumber?: boolean;
}

const icons = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown } as const;

/** Header that sorts its table. */
export function SortHeader({ label, hint, order, onSort, isNumber = false }: SortHeaderProps) {
  const state = order === null ? 'none' : order === 'asc' ? 'ascending' : 'descending';
  const Icon = icons[state];
  const button = (
    <button type="button" className={classes.sort} onClick={onSort}>
      {label}
      <Icon size={14} stroke={1.5} aria-hidden />
    </button>
  );
  return (
    <th scope="col" aria-sort={state} data-number={isNumber || undefined}>
      {hint === undefined ? (
        button
      ) : (
        <Tooltip label={hint} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
          {button}
        </Tooltip>
      )}
    </th>
  );
}
