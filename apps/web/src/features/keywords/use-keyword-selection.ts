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
  /** The selection as the URL has it, and how to change it there. */
  selected: string | undefined;
  onSelect: (selected: string | undefined) => void;
  pageIds: readonly string[];
  /** How many keywords match the filters. */
  total: number;
}

export interface ListSelection {
  selection: KeywordSelection;
  count: number;
  /** Whether no more can be picked one by one. */
  isFull: boolean;
  page: 'none' | 'some' | 'all';
  isSelected: (id: string) => boolean;
  /** Picks a keyword or lets it go; a range reaches from the one that was changed before. */
  toggle: (id: string, isRange: boolean) => void;
  togglePage: () => void;
  selectAll: () => void;
  clear: () => void;
}

/** Picking keywords of a list that is shown by pages. Escape lets go of all of them. */
export function useKeywordSelection({ selected, onSelect, pageIds, total }: SelectableList): ListSelection {
  const anchor = useRef<string | null>(null);
  const selection = readSelection(selected);
  const { isAll, ids } = selection;
  // Who unticks one of all keeps what can be seen.
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

/** What has an Escape of its own. */
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
