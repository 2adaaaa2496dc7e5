import { useEffect } from 'react';
import { focusContent } from './focus-content.ts';

/** Focuses the page's content on unmount if no element has the focus. */
export function useFocusOnUnmount(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusContent();
    },
    [],
  );
}
