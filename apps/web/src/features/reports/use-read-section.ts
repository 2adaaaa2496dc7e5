import { useEffect, useState } from 'react';

/** Strip of the window below the links: the section that intersects it is the current one. */
const readingStrip = '-12% 0px -87% 0px';

/**
 * Id of the current section, once the reader has scrolled.
 *
 * @param ids of the sections, separated by spaces, so that equal lists are one dependency.
 */
export function useReadSection(ids: string): string | null {
  const [readId, setReadId] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setReadId(entered.target.id);
      },
      { rootMargin: readingStrip },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return readId;
}
