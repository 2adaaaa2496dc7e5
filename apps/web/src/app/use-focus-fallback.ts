import { useEffect } from 'react';
import { focusDialog } from '../lib/focus-dialog.ts';

/** Milliseconds to wait for the opener to restore the focus; the dialogs' own return needs 10. */
const patienceMs = 50;

/**
 * Restores the focus when it disappears with a dialog or part of one: to the open dialog, at its
 * `data-autofocus` if present, else to the button of the menu that opened it, else to the content. A dialog
 * that was opened by a link has no opener to return to, and the item of a menu is gone with its menu.
 */
export function useFocusFallback(focusContent: () => void): void {
  useEffect(() => {
    let held: Element | null = null;
    let menuButton: HTMLElement | null = null;
    let timer: number | undefined;
    const place = () => {
      if (document.activeElement !== document.body || focusDialog()) return;
      if (menuButton?.isConnected) menuButton.focus();
      else focusContent();
    };
    const observer = new MutationObserver(() => {
      if (held?.isConnected) return;
      observer.disconnect();
      timer = window.setTimeout(place, patienceMs);
    });
    const follow = ({ target }: FocusEvent) => {
      window.clearTimeout(timer);
      observer.disconnect();
      const within = (role: string) =>
        target instanceof Element ? target.closest(`[role="${role}"]`) : null;
      held = within('dialog') ? (target as Element) : null;
      const menu = within('menu');
      if (menu) menuButton = document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`);
      else if (!held) menuButton = null;
      if (held) observer.observe(document.body, { childList: true, subtree: true });
    };
    document.addEventListener('focusin', follow);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', follow);
    };
  }, [focusContent]);
}
