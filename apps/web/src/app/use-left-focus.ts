import { useEffect } from 'react';
import { focusContent } from './focus-content.ts';

/** When the component goes and no element is left with the focus, the content of the page takes it. */
export function useLeftFocus(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusContent();
    },
    [],
  );
}
