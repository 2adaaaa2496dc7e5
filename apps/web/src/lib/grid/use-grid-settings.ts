import type { GridDensity } from '@keydence/ui';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import type { GridSearch } from './grid-search.ts';

interface GridOptions<Key extends string> {
  /** Key of the last choice in local storage. */
  storageKey: string;
  /** Selectable columns, in display order. */
  keys: readonly Key[];
  search: GridSearch;
  update: (changes: GridSearch) => void;
  /** Layout before the first choice. */
  layout?: 'cards' | 'table';
}

export interface GridSettings<Key extends string> {
  isTable: boolean;
  /** True if the screen is too narrow for columns; rows then have two lines. */
  isNarrow: boolean;
  density: GridDensity;
  keys: readonly Key[];
  /** Null before the first choice. */
  columns: readonly Key[] | null;
  change: (changes: GridSearch) => void;
}

/** Layout, columns and density: from the URL, or the last choice on this device. */
export function useGridSettings<Key extends string>(options: GridOptions<Key>): GridSettings<Key> {
  const { storageKey, keys, search, update, layout = 'cards' } = options;
  const [kept, keep] = useLocalStorage<GridSearch>({
    key: storageKey,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const isWide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const named = search.columns ?? kept.columns ?? '';
  const columns = useMemo(() => {
    const names: readonly string[] = named.split('.');
    const chosen = keys.filter((key) => names.includes(key));
    return chosen.length > 0 ? chosen : null;
  }, [keys, named]);
  return {
    isTable: (search.layout ?? kept.layout ?? layout) === 'table',
    isNarrow,
    density: search.density ?? kept.density ?? (isWide ? 'compact' : 'comfortable'),
    keys,
    columns,
    change: (changes) => {
      keep((before) => ({ ...before, ...changes }));
      update(changes);
    },
  };
}

export const densities = ['compact', 'comfortable', 'touch'] as const satisfies readonly GridDensity[];

/** Next density, for its shortcut key. */
export function nextDensity(density: GridDensity): GridDensity {
  return densities[(densities.indexOf(density) + 1) % densities.length] ?? 'compact';
}
