import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun, type TablerIcon } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Command } from './commands.ts';

interface ColourChoice {
  value: MantineColorScheme;
  label: string;
  icon: TablerIcon;
}

/** Color schemes to choose from; the default is the system's. */
export const colourChoices: readonly ColourChoice[] = [
  { value: 'light', label: 'Light colors', icon: IconSun },
  { value: 'dark', label: 'Dark colors', icon: IconMoon },
  { value: 'auto', label: 'Colors of the system', icon: IconDeviceDesktop },
];

/** Commands for the inactive color schemes. */
export function useColourCommands(): Command[] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return useMemo(
    () =>
      colourChoices
        .filter(({ value }) => value !== colorScheme)
        .map(({ value, label, icon }) => ({
          id: `action:colors-${value}`,
          group: 'Actions',
          label,
          icon,
          words: 'theme mode dark light night',
          run: () => setColorScheme(value),
        })),
    [colorScheme, setColorScheme],
  );
}
