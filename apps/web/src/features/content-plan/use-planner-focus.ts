import { useEffect, useRef } from 'react';

/**
 * Keeps the focus on a keyword whose row moves to another list; if it is out of sight, a neighbor gets it.
 */
export function usePlannerFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const active = document.activeElement;
    if (active?.isConnected && active !== document.body && ref.current?.contains(active)) return;
    const buttons = [...(ref.current?.querySelectorAll<HTMLElement>('button[data-keyword]') ?? [])];
    const own = buttons.find((button) => button.dataset.keyword === wanted.current);
    (own ?? buttons[0])?.focus();
    wanted.current = null;
  });
  return {
    ref,
    keepFocus: (keyword: string) => {
      wanted.current = keyword;
    },
  };
}
