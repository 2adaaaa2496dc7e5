import type { GapSortKey } from '@keydence/domain';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import classes from './gap-matrix.module.css';
import type { GapMatrixSearch } from './gap-matrix-search.ts';

interface GapHeaderProps {
  sortKey: GapSortKey;
  label: string;
  search: GapMatrixSearch;
  onSort: (changes: Partial<GapMatrixSearch>) => void;
}

const icons = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown } as const;

/** The head of a column that sorts: descending first, the best rank first for ranks; again turns it. */
export function GapHeader({ sortKey, label, search, onSort }: GapHeaderProps) {
  const { sort = 'search_volume', order = 'desc' } = search;
  const isActive = sort === sortKey;
  const first = sortKey === 'own_rank' || sortKey === 'best_rank' ? 'asc' : 'desc';
  const turned = order === 'asc' ? 'desc' : 'asc';
  const state = isActive ? (order === 'asc' ? 'ascending' : 'descending') : 'none';
  const Icon = icons[state];
  const next = isActive ? turned : first;
  return (
    <th scope="col" aria-sort={state}>
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSort({ sort: sortKey, order: next === 'desc' ? undefined : next })}
      >
        {label}
        <Icon size={14} stroke={1.5} aria-hidden />
      </button>
    </th>
  );
}
