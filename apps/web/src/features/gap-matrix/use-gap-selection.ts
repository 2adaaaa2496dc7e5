import type { GridSelection } from '@keydence/ui';
import { useRef, useState } from 'react';
import { maxSentKeywords } from './gap-matrix-search.ts';

interface SelectableGaps {
  /** Selected keywords from the URL. */
  selected: readonly string[] | undefined;
  /** Receives the selected keywords; undefined without any. */
  onSelect: (keywords: string[] | undefined) => void;
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
  const keywords = selected.filter((keyword) => seen.has(keyword));
  const select = (next: readonly string[]) =>
    onSelect(next.length === 0 ? undefined : next.slice(0, maxSentKeywords));
  const isSelected = (keyword: string) => keywords.includes(keyword);
  return {
    keywords,
    grid: {
      all: keywords.length === 0 ? 'none' : 'some',
      isSelected,
      toggle: (keyword, isRange) => {
        const from = isRange && anchor.current !== null ? loaded.indexOf(anchor.current) : -1;
        const to = loaded.indexOf(keyword);
        const changed =
          from === -1 || to === -1 ? [keyword] : loaded.slice(Math.min(from, to), Math.max(from, to) + 1);
        anchor.current = keyword;
        const others = keywords.filter((one) => !changed.includes(one));
        select(isSelected(keyword) ? others : [...others, ...changed]);
      },
      toggleAll: () => select(keywords.length > 0 ? [] : loaded),
    },
  };
}
