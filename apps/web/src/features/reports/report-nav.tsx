import { showFocus } from '@keydence/ui';
import { useEffect, useRef } from 'react';
import { messages } from './messages.ts';
import classes from './report-nav.module.css';
import { useReadSection } from './use-read-section.ts';

interface ReportNavProps {
  sections: readonly { id: string; link: string }[];
}

/** Links to the sections, at the top of the window while the report scrolls. The current one is marked. */
export function ReportNav({ sections }: ReportNavProps) {
  const list = useRef<HTMLUListElement>(null);
  const readId = useReadSection(sections.map(({ id }) => id).join(' '));
  // The browser looked for the address's section before the report was rendered.
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), []);
  useEffect(() => {
    // A link with the focus stays where it is.
    if (list.current?.contains(document.activeElement)) return;
    const link = list.current?.querySelector<HTMLElement>(`[href="#${readId}"]`);
    if (link) list.current?.scrollTo({ left: link.offsetLeft - 48 });
  }, [readId]);
  return (
    <nav aria-label={messages.navigation} className={classes.nav}>
      <ul ref={list} className={classes.links} onFocus={showFocus}>
        {sections.map(({ id, link }) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.link} aria-current={id === readId ? 'location' : undefined}>
              {link}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
