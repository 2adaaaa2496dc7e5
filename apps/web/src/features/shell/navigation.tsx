import { Link, useSearch } from '@tanstack/react-router';
import { sectionNames, sections } from '../../app/sections.tsx';
import classes from './sidebar.module.css';

interface NavigationProps {
  group: 'main' | 'settings';
  label: string;
}

/** The links to the sections. Going to a section drops the filters of the one before. */
export function Navigation({ group, label }: NavigationProps) {
  const { section: current = 'dashboard' } = useSearch({ from: '/dashboard' });
  const names = sectionNames.filter((name) => sections[name].group === group);
  return (
    <nav aria-label={label}>
      <ul className={classes.links}>
        {names.map((name) => {
          const { label: text, icon: Icon, Badge } = sections[name];
          return (
            <li key={name}>
              <Link
                to="/dashboard"
                search={name === 'dashboard' ? {} : { section: name }}
                className={classes.link}
                activeProps={{}}
                aria-current={name === current ? 'page' : undefined}
                data-current={name === current || undefined}
              >
                <Icon size={18} stroke={1.5} aria-hidden />
                {text}
                {Badge ? <Badge className={classes.badge ?? ''} /> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
