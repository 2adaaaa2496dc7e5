import { useLayoutEffect } from 'react';
import { useIsPrinting } from '../data/use-is-printing.ts';

/** Prints in the light scheme: the dark one puts pale text on white paper. */
export function useLightOnPaper(): void {
  const isPrinting = useIsPrinting();
  useLayoutEffect(() => {
    if (!isPrinting) return;
    const { dataset } = document.documentElement;
    const chosen = dataset.mantineColorScheme;
    dataset.mantineColorScheme = 'light';
    return () => {
      dataset.mantineColorScheme = chosen;
    };
  }, [isPrinting]);
}
