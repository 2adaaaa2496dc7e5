import { useEffect, useRef } from 'react';

/**
 * Focus target after the pressed button disappears: the element that has `next` as its ref by then. If the
 * user has moved the focus, it stays.
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
