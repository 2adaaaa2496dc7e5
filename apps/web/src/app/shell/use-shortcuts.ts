import { useEffect, useRef } from 'react';
import { type PendingKey, readKey, type Shortcut } from './shortcuts.ts';

/** Elements that receive keys as text, or that are over the page. */
const busyPlaces = [
  'textarea',
  'select',
  'input:not([type="checkbox"], [type="radio"])',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="dialog"]',
  '[role="menu"]',
  '[role="listbox"]',
].join(',');

function isForShortcuts({
  target,
  defaultPrevented,
  isComposing,
  repeat,
  ctrlKey,
  metaKey,
  altKey,
}: KeyboardEvent) {
  if (defaultPrevented || isComposing || repeat || ctrlKey || metaKey || altKey) return false;
  if (document.querySelector('[role="dialog"][aria-modal="true"]')) return false;
  return !(target instanceof Element && target.closest(busyPlaces));
}

/** Handles single-key shortcuts while they are on. It ignores keys typed as text. */
export function useShortcuts(isOn: boolean, run: (shortcut: Shortcut) => void): void {
  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });
  useEffect(() => {
    if (!isOn) return;
    let pending: PendingKey | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForShortcuts(event)) {
        pending = null;
        return;
      }
      const read = readKey(pending, event.key, event.timeStamp);
      // Shift arrives separately before the question mark.
      if (event.key !== 'Shift') pending = read.pending;
      if (!read.shortcut) return;
      event.preventDefault();
      latestRun.current(read.shortcut);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
