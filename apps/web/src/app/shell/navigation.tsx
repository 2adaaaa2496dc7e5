import { Tooltip, VisuallyHidden } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { type SectionName, sectionNames } from '../section-names.ts';
import { type SectionGroup, sectionGroups, sections } from '../sections.tsx';
import classes from './navigation.module.css';

interface NavigationProps {
  label: string;
  groups: readonly SectionGroup[];
  /** True for icons only; the label shows on hover and focus. */
  isRail?: boolean;
}

/** Groups of the main navigation. */
export const mainGroups = ['start', 'plan', 'research', 'competition', 'site'] as const;

/** Links to the sections, by group. Opening a section drops the filters of the previous one. */
export function Navigation({ label, groups, isRail = false }: NavigationProps) {
  return (
    <nav aria-label={label} className={classes.groups} data-rail={isRail || undefined}>
      {groups.map((group) => (
        <Group key={group} group={group} isRail={isRail} />
      ))}
    </nav>
  );
}

function Group({ group, isRail }: { group: SectionGroup; isRail: boolean }) {
  const headingId = useId();
  const heading = sectionGroups[group];
  const names = sectionNames.filter((name) => sections[name].group === group);
  return (
    <div className={classes.group}>
      {heading ? (
        <p id={headingId} className={classes.heading}>
          {isRail ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
        </p>
      ) : null}
      <ul className={classes.links} aria-labelledby={heading ? headingId : undefined}>
        {names.map((name) => (
          <li key={name}>
            <SectionLink name={name} isRail={isRail} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SectionLink({ name, isRail }: { name: SectionName; isRail: boolean }) {
  const { section: current = 'dashboard' } = useSearch({ from: '/dashboard' });
  const { label, icon: Icon, Badge } = sections[name];
  return (
    <Tooltip label={label} position="right" disabled={!isRail}>
      <Link
        to="/dashboard"
        search={name === 'dashboard' ? {} : { section: name }}
        className={classes.link}
        activeProps={{}}
        aria-current={name === current ? 'page' : undefined}
        data-current={name === current || undefined}
      >
        <Icon size={18} stroke={1.5} aria-hidden />
        {isRail ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {Badge ? <Badge className={classes.badge ?? ''} /> : null}
      </Link>
    </Tooltip>
  );
}
