import { Text, Title } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isSectionName } from '../section-names.ts';
import { sections } from '../sections.tsx';
import classes from './app-frame.module.css';
import { ColourMenu } from './colour-menu.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { PaletteButton } from './palette-button.tsx';
import { UserMenu } from './user-menu.tsx';

/**
 * Name of the screen and global controls. It is the heading of the dashboard; other sections have their own.
 */
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
      <NotificationBell />
      <ColourMenu />
      <UserMenu />
    </header>
  );
}
