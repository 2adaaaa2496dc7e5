import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

interface CurrentKeyword {
  /** Position of the current keyword in the list. */
  index: number;
  listRef: RefObject<HTMLUListElement | null>;
  /** Moves the focus, and with it the current keyword, to this position. */
  focusAt: (index: number) => void;
  /** Reports that the keyword at this position has received the focus. */
  setIndex: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onScroll: () => void;
}

interface CurrentKeywordOptions {
  /** Identifies the list's content; when it changes, the first keyword becomes the current one. */
  listKey: string;
  count: number;
  /** Called when the reader moves past the end of the list. */
  onPastEnd: () => void;
}

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/**
 * Current keyword: the focused one, else the first visible one. Letter keys act only inside the list (WCAG
 * 2.1.4); the down arrow enters it from anywhere except a field that uses the arrows itself.
 */
export function useCurrentKeyword({ listKey, count, onPastEnd }: CurrentKeywordOptions): CurrentKeyword {
  const listRef = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState({ listKey, index: 0 });
  const index = current.listKey === listKey ? Math.min(current.index, Math.max(0, count - 1)) : 0;
  const setIndex = (next: number) => setCurrent({ listKey, index: next });
  const articles = () => [...(listRef.current?.querySelectorAll<HTMLElement>('article') ?? [])];
  const focusAt = (next: number) => {
    const card = articles()[next];
    // A browser may show only part of a card that is taller than the scroller; its top must be visible.
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: fitsInView(card) ? 'nearest' : 'start' });
  };
  const hasFocus = () => listRef.current?.contains(document.activeElement) ?? false;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || count === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!hasFocus()) {
      if (event.key !== 'ArrowDown' || needsArrows(event.target)) return;
      event.preventDefault();
      return focusAt(index);
    }
    event.preventDefault();
    if (index + step >= count) return onPastEnd();
    focusAt(Math.max(0, index + step));
  };
  const onScroll = () => {
    if (hasFocus()) return;
    const first = articles().findIndex(isInView);
    if (first >= 0 && first !== index) setIndex(first);
  };
  return { index, listRef, focusAt, setIndex, onKeyDown, onScroll };
}

function needsArrows(target: EventTarget): boolean {
  return target instanceof Element && target.matches('select, textarea, input[type="number"]');
}

/** True if the middle of a card is below the sticky part of its scroller. */
function isInView(card: HTMLElement): boolean {
  const { top, height } = card.getBoundingClientRect();
  const { scroller, covered } = findScroller(card);
  return top + height / 2 > (scroller?.getBoundingClientRect().top ?? 0) + covered;
}

/** True if the whole card fits into view. */
function fitsInView(card: HTMLElement): boolean {
  const { scroller, covered } = findScroller(card);
  return card.offsetHeight <= (scroller?.clientHeight ?? 0) - covered;
}

/** Scroller of a card, and the height in pixels that sticky elements cover. */
function findScroller(card: HTMLElement): { scroller: Element | null; covered: number } {
  const scroller = card.closest('[data-scroller]');
  const covered = scroller ? Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0 : 0;
  return { scroller, covered };
}
