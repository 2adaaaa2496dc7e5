import { useSyncExternalStore } from 'react';

let isPrinting = false;

function subscribe(notify: () => void): () => void {
  const set = (value: boolean) => () => {
    isPrinting = value;
    notify();
  };
  const begin = set(true);
  const end = set(false);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** True while the page is printed: show all content, because paper has no toggles. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
