import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key before a filter applies. */
export const typingDebounceMs = 300;

/** Typed text of a filter. It runs ahead of the URL; any other change of the URL updates it. */
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
