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

interface SelectableList {
  /** Selection from the URL, with its setter. */
  selected: string | undefined;
  onSelect: (selected: string | undefined) => void;
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
  // Deselecting one of all keeps the others of the visible page.
  const picked = isAll ? { isAll: false, ids: pageIds } : selection;
  const isSelected = (id: string) => isAll || ids.includes(id);
  const write = (next: KeywordSelection) => onSelect(writeSelection(next));
  const onPage = pageIds.filter(isSelected).length;
  const clear = () => {
    anchor.current = null;
    write(nothingSelected);
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
      write(changePicked(picked, changed, !isSelected(id)));
    },
    togglePage: () => {
      anchor.current = null;
      write(changePicked(picked, pageIds, onPage < pageIds.length));
    },
    selectAll: () => write({ isAll: true, ids: [] }),
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
