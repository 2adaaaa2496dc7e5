import { useEffect } from 'react';
import { sections } from './sections.tsx';

interface ConnectionHints {
  connection?: { saveData?: boolean };
}

/**
 * Loads unopened screens while the browser is idle: they then open immediately, even without a connection.
 * Skipped in data-saver mode and in browsers that do not report idle time.
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
      // A part that fails to load here reports the failure when it is opened.
      await next.load().catch(() => undefined);
      requestIdleCallback(loadNext);
    }
    requestIdleCallback(loadNext);
    return () => {
      isLeft = true;
    };
  }, []);
}
