import { useScrollSpy } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { messages } from './messages.ts';
import classes from './report-nav.module.css';

/** Pixels below the top of the window from which a section counts as the one being read. */
const readingLine = 120;

interface ReportNavProps {
  sections: readonly { id: string; link: string }[];
}

/** Links to the sections, on top of the window while the report scrolls by. The one being read is marked. */
export function ReportNav({ sections }: ReportNavProps) {
  const list = useRef<HTMLUListElement>(null);
  const { active } = useScrollSpy({
    selector: sections.map(({ id }) => `#${id}`).join(),
    getDepth: () => 1,
    getValue: ({ id }) => id,
    offset: readingLine,
  });
  useEffect(() => {
    const link = list.current?.children[active];
    if (link instanceof HTMLElement) list.current?.scrollTo({ left: link.offsetLeft - 48 });
  }, [active]);
  return (
    <nav aria-label={messages.navigation} className={classes.nav}>
      <ul ref={list} className={classes.links}>
        {sections.map(({ id, link }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={classes.link}
              aria-current={index === active ? 'location' : undefined}
            >
              {link}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
