import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Width of an element in pixels, measured before its first paint and at each change of size; `fallback` where the
 * element has no layout.
 */
export function useWidth<Box extends HTMLElement>(fallback: number): [RefObject<Box | null>, number] {
  const ref = useRef<Box>(null);
  const [width, setWidth] = useState(fallback);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () => setWidth(box.clientWidth || fallback);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [fallback]);
  return [ref, width];
}
