import { VisuallyHidden } from '@mantine/core';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { AnnouncementContext } from '../lib/announcement.ts';
import { focusComingContent, focusContent } from '../lib/focus-content.ts';
import { pageTitle } from './page-title.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

/**
 * Sets every page's title. After navigation it announces the page to screen readers and focuses its content,
 * unless an element there has the focus. The router scrolls: to the top, and to the old position on Back.
 */
export function RootLayout() {
  const title = useLocation({
    select: ({ pathname, search }) =>
      pageTitle(pathname, typeof search.section === 'string' ? search.section : 'dashboard'),
  });
  const shown = useRef(title);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    document.title = title;
    if (shown.current === title) return;
    shown.current = title;
    setAnnounced(title);
    return focusComingContent();
  }, [title]);
  useFocusFallback(focusContent);
  return (
    <>
      <AnnouncementContext value={setAnnounced}>
        <Outlet />
      </AnnouncementContext>
      <VisuallyHidden aria-live="polite" aria-atomic>
        {announced}
      </VisuallyHidden>
    </>
  );
}
