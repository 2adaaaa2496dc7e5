import { useEffect, useRef } from 'react';

/** A keyword whose row goes to another list takes the focus along; when it is out of sight, a neighbour gets it. */
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
