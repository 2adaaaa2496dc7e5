import { useEffect, useRef } from 'react';

/**
 * Whether the page is being left, from the moment when the browser gives its requests up: that one breaks off then says
 * nothing about what became of it.
 */
export function useLeaving() {
  const isLeaving = useRef(false);
  useEffect(() => {
    const leave = () => {
      isLeaving.current = true;
    };
    window.addEventListener('beforeunload', leave);
    return () => window.removeEventListener('beforeunload', leave);
  }, []);
  return isLeaving;
}
