import type { GridDensity } from '@keydence/ui';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { keywordColumnKeys } from './keyword-columns.tsx';
import type { KeywordsSearch } from './keywords-search.ts';

export const tableStorageKey = 'keydence.keywords.table';

type Chosen = Pick<KeywordsSearch, 'layout' | 'columns' | 'density'>;
export type TableSettings = ReturnType<typeof useTableSettings>;

/** Cards or rows, with which columns and how dense: as the URL says, else as it was last on this device. */
export function useTableSettings(search: KeywordsSearch, update: (changes: Chosen) => void) {
  const [kept, keep] = useLocalStorage<Chosen>({
    key: tableStorageKey,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const isWide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  const density: GridDensity = search.density ?? kept.density ?? (isWide ? 'compact' : 'comfortable');
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const named = (search.columns ?? kept.columns)?.split('.') ?? [];
  const chosen = keywordColumnKeys.filter((key) => named.includes(key));
  return {
    isTable: (search.layout ?? kept.layout ?? 'cards') === 'table',
    /** Too narrow for columns: rows have two lines. */
    isNarrow,
    density,
    /** Null until some are chosen. */
    columns: chosen.length > 0 ? chosen : null,
    change: (changes: Chosen) => {
      keep((before) => ({ ...before, ...changes }));
      update(changes);
    },
  };
}
