import { useEffect, useState } from 'react';

/** On unmount, returns the focus to where it was on mount, or to the page's content. */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      const target = isThere ? opener : document.getElementById('content');
      // The dialog's focus trap has ended by then.
      setTimeout(() => target?.focus({ preventScroll: true }));
    },
    [opener],
  );
}
