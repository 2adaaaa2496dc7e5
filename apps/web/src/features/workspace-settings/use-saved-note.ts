import { useCallback, useEffect, useState } from 'react';

/** Milliseconds for which a saved note stays. */
export const savedNoteMs = 3000;

/** Note that closes after a time; showing it again restarts the time. */
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
