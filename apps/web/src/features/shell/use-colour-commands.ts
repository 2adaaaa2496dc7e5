import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun, type TablerIcon } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Command } from './commands.ts';

interface ColourChoice {
  value: MantineColorScheme;
  label: string;
  icon: TablerIcon;
}

/** The colours that a person can choose; until then the system decides. */
export const colourChoices: readonly ColourChoice[] = [
  { value: 'light', label: 'Light colors', icon: IconSun },
  { value: 'dark', label: 'Dark colors', icon: IconMoon },
  { value: 'auto', label: 'Colors of the system', icon: IconDeviceDesktop },
];

/** The colours that are not worn now, as commands. */
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
