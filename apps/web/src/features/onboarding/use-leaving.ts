import { useEffect, useRef } from 'react';

/**
 * True while the page is being left, from the moment the browser cancels its requests: a canceled request
 * says nothing about its outcome.
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
