import { useLocalStorage } from '@mantine/hooks';
import { useCallback } from 'react';

const maxLookups = 8;

/** Last look-ups in this browser, newest first. Signing out deletes them. */
export function useRecentLookups() {
  const [lookups, setLookups] = useLocalStorage<string[]>({
    key: 'keydence.recent-lookups',
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const remember = useCallback(
    (keyword: string) =>
      setLookups((known) => [keyword, ...known.filter((other) => other !== keyword)].slice(0, maxLookups)),
    [setLookups],
  );
  return { lookups, remember };
}
