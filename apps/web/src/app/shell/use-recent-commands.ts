import { useLocalStorage } from '@mantine/hooks';
import { useCallback } from 'react';
import { addRecent, type RecentCommand } from './recent-commands.ts';

/** Most recent commands on this device. */
export function useRecentCommands() {
  const [recent, setRecent] = useLocalStorage<RecentCommand[]>({
    key: 'keydence.recent-commands',
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const add = useCallback(
    (command: RecentCommand) => setRecent(addRecent(recent, command)),
    [recent, setRecent],
  );
  return [recent, add] as const;
}
