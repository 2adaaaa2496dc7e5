import { useEffect, useEffectEvent, useRef } from 'react';
import {
  changePicked,
  type KeywordSelection,
  maxPicked,
  nothingSelected,
  rangeOf,
  readSelection,
  writeSelection,
} from './keyword-selection.ts';

/** Changes the selection. The function receives that of the URL, which may be ahead of the one on screen. */
export type SelectKeywords = (next: (selected: string | undefined) => string | undefined) => void;

interface SelectableList {
  /** Selection from the URL. */
  selected: string | undefined;
  onSelect: SelectKeywords;
  pageIds: readonly string[];
  /** Number of keywords that match the filters. */
  total: number;
}

export interface ListSelection {
  selection: KeywordSelection;
  count: number;
  /** True if no more keywords can be selected one by one. */
  isFull: boolean;
  page: 'none' | 'some' | 'all';
  isSelected: (id: string) => boolean;
  /** Selects or deselects a keyword; a range starts at the previously changed one. */
  toggle: (id: string, isRange: boolean) => void;
  togglePage: () => void;
  selectAll: () => void;
  clear: () => void;
}

/** Selects keywords of a paged list. Escape deselects all. */
export function useKeywordSelection({ selected, onSelect, pageIds, total }: SelectableList): ListSelection {
  const anchor = useRef<string | null>(null);
  const selection = readSelection(selected);
  const { isAll, ids } = selection;
  const isSelected = (id: string) => isAll || ids.includes(id);
  const write = (change: (latest: KeywordSelection) => KeywordSelection) =>
    onSelect((latest) => writeSelection(change(readSelection(latest))));
  // Deselecting one of all keeps the others of the visible page.
  const pick = (latest: KeywordSelection) => (latest.isAll ? { isAll: false, ids: pageIds } : latest);
  const onPage = pageIds.filter(isSelected).length;
  const clear = () => {
    anchor.current = null;
    write(() => nothingSelected);
  };
  useEscape(isAll || ids.length > 0, clear);
  return {
    selection,
    count: isAll ? total : ids.length,
    isFull: ids.length >= maxPicked,
    page: onPage === 0 ? 'none' : onPage === pageIds.length ? 'all' : 'some',
    isSelected,
    toggle: (id, isRange) => {
      const changed = isRange ? rangeOf(pageIds, anchor.current, id) : [id];
      anchor.current = id;
      write((latest) => changePicked(pick(latest), changed, !(latest.isAll || latest.ids.includes(id))));
    },
    togglePage: () => {
      anchor.current = null;
      write((latest) => {
        const now = pick(latest);
        return changePicked(now, pageIds, !pageIds.every((id) => now.ids.includes(id)));
      });
    },
    selectAll: () => write(() => ({ isAll: true, ids: [] })),
    clear,
  };
}

/** Elements that handle Escape themselves. */
const hasOwnEscape =
  '[role="dialog"], [role="listbox"], [aria-expanded="true"], input:not([type="checkbox"])';

function useEscape(isOn: boolean, act: () => void) {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(hasOwnEscape)) return;
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
