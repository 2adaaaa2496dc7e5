import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type GridFrame, gridWindow, scrollTopFor } from './grid-window.ts';

/** Pixels for a frame without a height, as outside a browser. */
const unknownHeight = 640;

/** Visible rows of a scrolling frame, and a function that scrolls to a row. */
export function useGridScroll(rows: Pick<GridFrame, 'total' | 'rowHeight'>, headHeight: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const [viewHeight, setViewHeight] = useState(unknownHeight);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setViewHeight(Math.max(0, element.clientHeight - headHeight) || unknownHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [headHeight]);
  const frame = { ...rows, viewHeight };
  const window = gridWindow(frame, scrollTop);
  // Some browsers scroll a list that has become shorter without a scroll event.
  useEffect(() => {
    const limit = Math.max(0, window.canvasHeight - viewHeight);
    setScrollTop((now) => Math.min(now, limit));
  }, [window.canvasHeight, viewHeight]);
  const scrollTo = (top: number) => {
    if (ref.current) ref.current.scrollTop = top;
    setScrollTop(top);
  };
  return {
    ref,
    window,
    onScroll: () => setScrollTop(ref.current?.scrollTop ?? 0),
    show: (row: number) => {
      const next = scrollTopFor(frame, scrollTop, row);
      if (next !== scrollTop) scrollTo(next);
    },
    toTop: () => scrollTo(0),
  };
}
