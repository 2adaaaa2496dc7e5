import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key before a look-up. */
export const inspectorDebounceMs = 800;

/** Typed text ahead of the URL; an empty box clears immediately, and Back brings both into step. */
export function useInspectorText(committed: string, commit: (text: string) => void) {
  const [text, setText] = useState(committed);
  const lastCommitted = useRef(committed);
  const commitNow = (value: string) => {
    lastCommitted.current = value;
    commit(value);
  };
  const commitLater = useDebouncedCallback(commitNow, inspectorDebounceMs);
  useEffect(() => {
    if (lastCommitted.current === committed) return;
    lastCommitted.current = committed;
    commitLater.cancel();
    setText(committed);
  }, [committed, commitLater]);
  const type = (value: string) => {
    setText(value);
    const trimmed = value.trim();
    if (trimmed !== '') return commitLater(trimmed);
    commitLater.cancel();
    commitNow('');
  };
  /** Looks up without the delay, on Enter. */
  const submit = () => {
    commitLater.cancel();
    commitNow(text.trim());
  };
  return { text, type, submit };
}
