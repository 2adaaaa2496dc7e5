import { type RefObject, useEffect, useRef } from 'react';
import { focusContent } from '../focus-content.ts';
import { focusRow } from './use-move-keys.ts';

/**
 * When the focused row leaves a list of moves, focuses the row in its place; without rows, the content.
 *
 * @param ids Ids of the rows, in their order.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const held = useRef<{ id: string; index: number } | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-move]') : null;
      const isHere = row !== null && element.contains(row);
      if (isHere) {
        const rows = [...element.querySelectorAll('[data-move]')];
        held.current = { id: row.dataset.move ?? '', index: rows.indexOf(row) };
      } else if (target instanceof Element && !target.closest('[role="menu"], [role="dialog"]')) {
        held.current = null;
      }
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [list]);
  useEffect(() => {
    const before = held.current;
    if (!before || ids.includes(before.id)) return;
    held.current = null;
    const active = document.activeElement;
    if (active !== document.body && active !== null && !active.closest('[role="menu"]')) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-move]') ?? [])];
    const next = rows[Math.min(before.index, rows.length - 1)];
    if (next) focusRow(next);
    else focusContent();
  }, [ids, list]);
}
