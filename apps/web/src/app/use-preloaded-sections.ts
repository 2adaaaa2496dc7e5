import { useEffect } from 'react';
import { sections } from './sections.tsx';

interface ConnectionHints {
  connection?: { saveData?: boolean };
}

/**
 * Loads the screens that nobody has opened yet once the browser has nothing better to do: they open at once, and also
 * where the connection is lost. Not for those who save data, nor where the browser does not say when it is idle.
 */
export function usePreloadedSections(): void {
  useEffect(() => {
    const { connection } = navigator as ConnectionHints;
    if (connection?.saveData || !('requestIdleCallback' in window)) return;
    const waiting = Object.values(sections).flatMap(({ screen, overlay }) =>
      overlay ? [screen, overlay.dialog] : [screen],
    );
    let isLeft = false;
    async function loadNext() {
      const next = isLeft ? undefined : waiting.shift();
      if (!next) return;
      // One that cannot be loaded now says so when it is opened.
      await next.load().catch(() => undefined);
      requestIdleCallback(loadNext);
    }
    requestIdleCallback(loadNext);
    return () => {
      isLeft = true;
    };
  }, []);
}
