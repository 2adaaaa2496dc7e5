import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { pathOf } from '../../lib/path-of.ts';
import classes from './pages.module.css';

/** Title above the path; opens the details. */
export function PageLink({ page }: { page: { id: string; address: string; title: string | null } }) {
  const path = pathOf(page.address);
  return (
    <>
      <Anchor
        inherit
        className={classes.title ?? ''}
        renderRoot={(props) => <Link {...props} to="/dashboard" search={{ section: 'pages', of: page.id }} />}
      >
        {page.title ?? path}
      </Anchor>
      {page.title ? <span className={classes.path}>{path}</span> : null}
    </>
  );
}
