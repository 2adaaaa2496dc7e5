import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './data.module.css';

export interface ActiveFilter {
  /** "Intent: Commercial"; unique in its list. */
  label: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  filters: readonly ActiveFilter[];
  /** Moves the focus after the last chip is removed. */
  onEmpty: () => void;
}

/** Active filters, each with a button that removes it and moves the focus to the next one. */
export function FilterChips({ filters, onEmpty }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  if (filters.length === 0) return null;
  const remove = (filter: ActiveFilter, index: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    filter.onRemove();
    if (next) {
      next.focus();
    } else {
      // The chip is about to be removed; if it has the focus, the content would seem to have it.
      buttons[index]?.blur();
      onEmpty();
    }
  };
  return (
    <ul ref={list} aria-label="Active filters" className={`${classes.chips} ${classes.filterChips}`}>
      {filters.map((filter, index) => (
        <li key={filter.label}>
          <button
            type="button"
            className={classes.filterChip}
            aria-label={`Remove filter ${filter.label}`}
            onClick={() => remove(filter, index)}
          >
            {filter.label}
            <IconX size={14} stroke={1.5} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
