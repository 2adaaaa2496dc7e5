import { useEffect, useState } from 'react';

/** When the component goes, gives the focus back to where it was when it came, or to the page's content. */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      const target = isThere ? opener : document.getElementById('content');
      // The focus trap of the dialog has let go by then.
      setTimeout(() => target?.focus({ preventScroll: true }));
    },
    [opener],
  );
}
