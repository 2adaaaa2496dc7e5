import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds of rest after the last key before a filter takes effect. */
export const typingDebounceMs = 300;

/** A filter's typed text. It runs ahead of the URL; whatever else changes the URL brings it back into step. */
export function useTypedText(committed: string, commit: (text: string) => void) {
  const [text, setText] = useState(committed);
  const lastCommitted = useRef(committed);
  const commitLater = useDebouncedCallback((value: string) => {
    lastCommitted.current = value;
    commit(value);
  }, typingDebounceMs);
  useEffect(() => {
    if (lastCommitted.current === committed) return;
    lastCommitted.current = committed;
    commitLater.cancel();
    setText(committed);
  }, [committed, commitLater]);
  const type = (value: string) => {
    setText(value);
    commitLater(value.trim());
  };
  return [text, type] as const;
}
