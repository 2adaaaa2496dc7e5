import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageTitle } from './page-title.ts';

/** Names every page and starts it at its top. */
export function RootLayout() {
  const { path, section } = useLocation({
    select: ({ pathname, search }) => ({
      path: pathname,
      section: typeof search.section === 'string' ? search.section : 'dashboard',
    }),
    structuralSharing: true,
  });
  useEffect(() => {
    document.title = pageTitle(path, section);
    window.scrollTo(0, 0);
  }, [path, section]);
  return <Outlet />;
}
