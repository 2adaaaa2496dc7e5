import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Handles single letters while the grid has the focus. It listens on the window, after page
 * shortcuts that start with another key; `act` returns true if it handled the letter.
 */
export function useGridLetters(
  isOn: boolean,
  grid: RefObject<HTMLElement | null>,
  act: (letter: string) => boolean,
): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const { key, defaultPrevented, isComposing, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey || shiftKey) return;
    if (document.activeElement !== grid.current) return;
    if (act(key)) event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
