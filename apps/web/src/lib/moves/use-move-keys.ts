import { type RefObject, useEffect } from 'react';
import { useShortcutsSetting } from '../use-shortcuts-setting.ts';

/** Keys for the controls of the focused row. */
export const moveActs: Record<string, string> = { a: 'accept', s: 'skip', w: 'why' };
const steps: Record<string, number> = { j: 1, k: -1 };

const typedPlaces = 'textarea, select, input, [contenteditable], [role="menu"], [role="listbox"]';

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-move]')];

/** Focuses the title of a row and scrolls the row into view. */
export function focusRow(row: HTMLElement): void {
  row.querySelector<HTMLElement>('[data-act="open"]')?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}

/**
 * J and K go to the next and previous row of a list of moves; A, S and W accept, skip and explain the
 * focused row. Off if single-key shortcuts are off. It listens on the window, after the shell's shortcuts.
 */
export function useMoveKeys(list: RefObject<HTMLElement | null>): void {
  const [isOn] = useShortcutsSetting();
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!list.current || !isForRows(event)) return;
      const rows = rowsIn(list.current);
      const current = rows.findIndex((row) => row.contains(document.activeElement));
      const step = steps[event.key];
      if (step !== undefined) {
        const next = rows[current === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, current + step))];
        if (next) {
          event.preventDefault();
          focusRow(next);
        }
        return;
      }
      pressAct(rows[current], event);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn, list]);
}

function isForRows(event: KeyboardEvent): boolean {
  if (moveActs[event.key] === undefined && steps[event.key] === undefined) return false;
  if (document.querySelector('[role="dialog"][aria-modal="true"]')) return false;
  if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return false;
  return isLetter(event);
}

/** Presses the control in a row or an evidence drawer that belongs to the key, if there is one. */
export function pressAct(place: HTMLElement | null | undefined, event: KeyboardEvent): void {
  const control = place?.querySelector<HTMLElement>(`[data-act="${moveActs[event.key]}"]`);
  if (!control) return;
  event.preventDefault();
  control.focus();
  control.click();
}

/** True for a letter that is neither typed into a field nor part of a combination. */
export function isLetter(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, isComposing, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || shiftKey) return false;
  return !(target instanceof Element && target.closest(typedPlaces));
}
