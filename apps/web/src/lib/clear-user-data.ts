import type { QueryClient } from '@tanstack/react-query';

/** The color scheme belongs to the device and outlives a sign-out. */
const colorSchemeKey = 'mantine-color-scheme-value';

/** Clears local storage, except the color scheme, and the query cache on sign-out. */
export function clearUserData(queryClient: QueryClient): void {
  queryClient.clear();
  const colorScheme = localStorage.getItem(colorSchemeKey);
  localStorage.clear();
  if (colorScheme !== null) localStorage.setItem(colorSchemeKey, colorScheme);
}
