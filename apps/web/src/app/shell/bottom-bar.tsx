import { UnstyledButton } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import type { SectionName } from '../section-names.ts';
import { sections } from '../sections.tsx';
import classes from './bottom-bar.module.css';
import { shellTexts as texts } from './messages.ts';

const entries: readonly { name: SectionName; label: string }[] = [
  { name: 'dashboard', label: 'Dashboard' },
  { name: 'moves', label: 'Moves' },
  { name: 'keywords', label: 'Keywords' },
  { name: 'content-plan', label: texts.plan },
];

interface BottomBarProps {
  isMenuOpen: boolean;
  onMore: () => void;
}

/** The four main sections of a small screen, and the menu with all of them. */
export function BottomBar({ isMenuOpen, onMore }: BottomBarProps) {
  const { section: current = 'dashboard' } = useSearch({ from: '/dashboard' });
  return (
    <nav aria-label={texts.bottomBar} className={classes.bar}>
      {entries.map(({ name, label }) => {
        const { icon: Icon } = sections[name];
        return (
          <Link
            key={name}
            to="/dashboard"
            search={name === 'dashboard' ? {} : { section: name }}
            className={classes.entry}
            activeProps={{}}
            aria-current={name === current ? 'page' : undefined}
            data-current={name === current || undefined}
          >
            <Icon size={20} stroke={1.5} aria-hidden />
            {label}
          </Link>
        );
      })}
      <UnstyledButton
        className={classes.entry ?? ''}
        onClick={onMore}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
      >
        <IconMenu2 size={20} stroke={1.5} aria-hidden />
        {texts.more}
      </UnstyledButton>
    </nav>
  );
}
