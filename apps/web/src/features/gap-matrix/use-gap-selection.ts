import type { GridSelection } from '@keydence/ui';
import { useRef, useState } from 'react';
import { maxSentKeywords } from './gap-matrix-search.ts';

/**
 * Changes the selection. The function receives the keywords of the URL, which may be ahead of those on screen, and
 * returns undefined for none.
 */
export type SelectGaps = (next: (selected: readonly string[]) => string[] | undefined) => void;

interface SelectableGaps {
  /** Selected keywords from the URL. */
  selected: readonly string[] | undefined;
  onSelect: SelectGaps;
  /** Keywords of the loaded rows. */
  loaded: readonly string[];
}

export interface GapSelection {
  /** Keywords that were on screen: a link cannot select keywords that the reader has not seen. */
  keywords: readonly string[];
  grid: GridSelection;
}

/** Selected rows of the matrix, limited to the maximum per request to the content plan. */
export function useGapSelection({ selected = [], onSelect, loaded }: SelectableGaps): GapSelection {
  const [seen] = useState(() => new Set<string>());
  const anchor = useRef<string | null>(null);
  for (const keyword of loaded) seen.add(keyword);
  const onlySeen = (list: readonly string[]) => list.filter((keyword) => seen.has(keyword));
  const keywords = onlySeen(selected);
  const select = (change: (keywords: readonly string[]) => readonly string[]) =>
    onSelect((latest) => {
      const next = change(onlySeen(latest));
      return next.length === 0 ? undefined : next.slice(0, maxSentKeywords);
    });
  return {
    keywords,
    grid: {
      all: keywords.length === 0 ? 'none' : 'some',
      isSelected: (keyword) => keywords.includes(keyword),
      toggle: (keyword, isRange) => {
        const from = isRange && anchor.current !== null ? loaded.indexOf(anchor.current) : -1;
        const to = loaded.indexOf(keyword);
        const changed =
          from === -1 || to === -1 ? [keyword] : loaded.slice(Math.min(from, to), Math.max(from, to) + 1);
        anchor.current = keyword;
        select((latest) => {
          const others = latest.filter((one) => !changed.includes(one));
          return latest.includes(keyword) ? others : [...others, ...changed];
        });
      },
      toggleAll: () => select((latest) => (latest.length > 0 ? [] : loaded)),
    },
  };
}
