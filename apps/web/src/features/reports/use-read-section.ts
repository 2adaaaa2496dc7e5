import { useEffect, useState } from 'react';

/** A strip of the window below the links: the section that it touches is the one being read. */
const readingStrip = '-12% 0px -87% 0px';

/**
 * The id of the section being read, once the reader has begun to scroll.
 * @param ids of the sections, parted by spaces, so that equal lists are one dependency.
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
