import { ActionIcon, Menu, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconMoon, IconSun } from '@tabler/icons-react';
import { colourChoices } from './use-colour-commands.ts';

/** Color scheme: light, dark or system. */
export function ColourMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Icon = useComputedColorScheme('light') === 'dark' ? IconMoon : IconSun;
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Tooltip label="Colors">
          <ActionIcon variant="default" size={36} aria-label="Colors">
            <Icon size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(value) => setColorScheme(value as typeof colorScheme)}
        >
          {colourChoices.map(({ value, label }) => (
            <Menu.RadioItem
              key={value}
              value={value}
              closeMenuOnClick
              checkIcon={<IconCheck size={16} stroke={2} />}
            >
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
