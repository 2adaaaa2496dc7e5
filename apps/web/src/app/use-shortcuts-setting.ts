import { useLocalStorage } from '@mantine/hooks';

export const shortcutsStorageKey = 'keydence.shortcuts';

/** Whether single keys do something: they must be possible to switch off (WCAG 2.1.4). Kept on this device. */
export function useShortcutsSetting() {
  return useLocalStorage({ key: shortcutsStorageKey, defaultValue: true, getInitialValueInEffect: false });
}
