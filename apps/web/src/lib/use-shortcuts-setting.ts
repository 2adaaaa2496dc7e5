import { useLocalStorage } from '@mantine/hooks';

export const shortcutsStorageKey = 'keydence.shortcuts';

/**
 * True if single-key shortcuts are on: users must be able to switch them off (WCAG 2.1.4). Stored on this
 * device.
 */
export function useShortcutsSetting() {
  return useLocalStorage({ key: shortcutsStorageKey, defaultValue: true, getInitialValueInEffect: false });
}
