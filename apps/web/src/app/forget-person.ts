import type { QueryClient } from '@tanstack/react-query';
import { shortcutsStorageKey } from './use-shortcuts-setting.ts';

const colourSchemeKey = 'mantine-color-scheme-value';

/** About the screen and the hands in front of it, not about the person: they outlive a sign-out. */
const keptKeys = [colourSchemeKey, shortcutsStorageKey];

/** A sign-out leaves nothing of a person behind: storage and cached answers. */
export function forgetPerson(queryClient: QueryClient): void {
  queryClient.clear();
  const kept = keptKeys.flatMap((key) => {
    const value = localStorage.getItem(key);
    return value === null ? [] : [[key, value] as const];
  });
  localStorage.clear();
  for (const [key, value] of kept) localStorage.setItem(key, value);
}
