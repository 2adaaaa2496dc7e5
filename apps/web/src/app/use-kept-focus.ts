import { useEffect } from 'react';
import { focusDialog } from './focus-dialog.ts';

/** Whoever opened a dialog has so long to take the focus back, in milliseconds; the dialogs' own return needs 10. */
const patienceMs = 50;

/**
 * Where the focus goes with a dialog, or with a part of one, and nobody places it anew, the dialog that is still open
 * gets it, at its `data-autofocus` if it has one, and without a dialog the content: a dialog that was opened by a link has
 * no button to give the focus back to.
 */
export function useKeptFocus(focusContent: () => void): void {
  useEffect(() => {
    let held: Element | null = null;
    let timer: number | undefined;
    const place = () => {
      if (document.activeElement === document.body && !focusDialog()) focusContent();
    };
    const observer = new MutationObserver(() => {
      if (held?.isConnected) return;
      observer.disconnect();
      timer = window.setTimeout(place, patienceMs);
    });
    const follow = ({ target }: FocusEvent) => {
      window.clearTimeout(timer);
      observer.disconnect();
      held = target instanceof Element && target.closest('[role="dialog"]') ? target : null;
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
