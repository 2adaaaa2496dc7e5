import { useEffect } from 'react';

/**
 * Focuses the button of a menu before one of its items acts: a dialog that the item opens returns the
 * focus to what had it, and the item is gone by then.
 */
export function useMenuFocus(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const item = target instanceof Element ? target.closest('[role="menuitem"]') : null;
      const buttonId = item?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
      if (buttonId) document.getElementById(buttonId)?.focus({ preventScroll: true });
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}
