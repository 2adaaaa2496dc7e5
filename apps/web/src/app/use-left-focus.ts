import { useEffect } from 'react';
import { focusContent } from './focus-content.ts';

/** When the component unmounts and no element has the focus, focuses the page's content. */
export function useLeftFocus(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusContent();
    },
    [],
  );
}
