import type { GapSortKey } from '@keydence/domain';
import { SortHeader } from '@keydence/ui';
import type { GapMatrixSearch } from './gap-matrix-search.ts';

interface GapHeaderProps {
  sortKey: GapSortKey;
  label: string;
  hint?: string;
  search: GapMatrixSearch;
  onSort: (changes: Partial<GapMatrixSearch>) => void;
}

/** The head of a column that sorts: descending first, the best rank first for ranks; again turns it. */
export function GapHeader({ sortKey, label, hint, search, onSort }: GapHeaderProps) {
  const { sort = 'worth', order = 'desc' } = search;
  const isActive = sort === sortKey;
  const first = sortKey === 'own_rank' || sortKey === 'best_rank' ? 'asc' : 'desc';
  const turned = order === 'asc' ? 'desc' : 'asc';
  const next = isActive ? turned : first;
  return (
    <SortHeader
      label={label}
      {...(hint !== undefined && { hint })}
      order={isActive ? order : null}
      onSort={() => onSort({ sort: sortKey, order: next === 'desc' ? undefined : next })}
    />
  );
}
