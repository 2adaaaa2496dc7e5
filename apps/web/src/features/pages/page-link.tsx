import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
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

/** Path and query of an address; the host is the same in most rows. */
export function pathOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  return pathname + search;
}
