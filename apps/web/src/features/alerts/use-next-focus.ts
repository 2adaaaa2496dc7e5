import { useEffect, useRef } from 'react';

/**
 * Where the focus goes when the button that was pressed goes with what it stood on: to the element that has `next` for
 * its ref by then. Whoever has gone elsewhere meanwhile stays there.
 */
export function useNextFocus() {
  const target = useRef<HTMLElement>(null);
  const pressed = useRef<Element>(null);
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    pressed.current = null;
    if (document.activeElement === document.body) target.current?.focus();
  });
  return {
    next: (element: HTMLElement | null) => {
      target.current = element;
    },
    onPress: (button: Element) => {
      pressed.current = button;
    },
  };
}
