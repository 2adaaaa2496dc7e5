import { useEffect, useRef, useState } from 'react';

/** Calls `onEnd` after `ms` milliseconds, not counting paused time. */
export function useTimedDismiss(ms: number, onEnd: () => void) {
  const [isPaused, setIsPaused] = useState(false);
  const remaining = useRef(ms);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [isPaused]);
  return { pause: () => setIsPaused(true), resume: () => setIsPaused(false) };
}
