import { useCallback, useEffect, useState } from 'react';

/** Milliseconds for which a saved note stays. */
export const savedNoteMs = 3000;

/** A note that goes by itself; shown again, it stays its full time again. */
export function useSavedNote() {
  const [shownAt, setShownAt] = useState<number | null>(null);
  useEffect(() => {
    if (shownAt === null) return;
    const timer = setTimeout(() => setShownAt(null), savedNoteMs);
    return () => clearTimeout(timer);
  }, [shownAt]);
  const show = useCallback(() => setShownAt(performance.now()), []);
  return { isShown: shownAt !== null, show };
}
