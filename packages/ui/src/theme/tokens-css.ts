import { tokens } from './tokens.ts';

/** The tokens as a style sheet, for pages without the application's script. */
export function tokensCss(): string {
  const declare = (scheme: 'light' | 'dark') =>
    Object.entries(tokens)
      .map(([name, pair]) => `--kd-${name}:${pair[scheme]}`)
      .join(';');
  return [
    `:root{color-scheme:light dark;${declare('light')}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-mantine-color-scheme=light]){${declare('dark')}}}`,
    `:root[data-mantine-color-scheme=light]{color-scheme:light}`,
    `:root[data-mantine-color-scheme=dark]{color-scheme:dark;${declare('dark')}}`,
  ].join('\n');
}
