import { Text, Title } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isSectionName } from '../../app/section-names.ts';
import { sections } from '../../app/sections.tsx';
import classes from './app-frame.module.css';
import { ColourMenu } from './colour-menu.tsx';
import { PaletteButton } from './palette-button.tsx';
import { UserMenu } from './user-menu.tsx';

/** The name of the screen and what works on each one. The dashboard is headed here; other sections head themselves. */
export function TopBar({ menuButton }: { menuButton: ReactNode }) {
  const { section } = useSearch({ from: '/dashboard' });
  return (
    <header className={classes.topBar}>
      {menuButton}
      {section ? (
        <Text className={classes.topTitle ?? ''} c="dimmed">
          {isSectionName(section) ? sections[section].label : null}
        </Text>
      ) : (
        <Title order={2} className={classes.topTitle ?? ''}>
          Overview
        </Title>
      )}
      <PaletteButton />
      <ColourMenu />
      <UserMenu />
    </header>
  );
}
