import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

interface CurrentKeyword {
  /** Of the current keyword in the list. */
  index: number;
  listRef: RefObject<HTMLUListElement | null>;
  /** Moves the focus, and with it the current keyword, to the keyword at this place. */
  focusAt: (index: number) => void;
  /** Tells that the focus has come to the keyword at this place. */
  setIndex: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onScroll: () => void;
}

interface CurrentKeywordOptions {
  /** What the list shows; when it changes, its first keyword is the current one. */
  listKey: string;
  count: number;
  /** Asked for at the end of the list, when somebody wants to go on. */
  onPastEnd: () => void;
}

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/**
 * The keyword that the reader is at: the one with the focus, else the first one in view. The letters act inside the
 * list alone (WCAG 2.1.4); the arrow down leads into it from anywhere but a field that needs the arrows itself.
 */
export function useCurrentKeyword({ listKey, count, onPastEnd }: CurrentKeywordOptions): CurrentKeyword {
  const listRef = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState({ listKey, index: 0 });
  const index = current.listKey === listKey ? Math.min(current.index, Math.max(0, count - 1)) : 0;
  const setIndex = (next: number) => setCurrent({ listKey, index: next });
  const articles = () => [...(listRef.current?.querySelectorAll<HTMLElement>('article') ?? [])];
  const focusAt = (next: number) => {
    const card = articles()[next];
    // A browser may be content with a part of a card that is taller than its room; the head of it must be seen.
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

/** Whether the middle of a card lies below what sticks to the top of its scroller. */
function isInView(card: HTMLElement): boolean {
  const { top, height } = card.getBoundingClientRect();
  const { scroller, covered } = findScroller(card);
  return top + height / 2 > (scroller?.getBoundingClientRect().top ?? 0) + covered;
}

/** Whether a card can be seen whole. */
function fitsInView(card: HTMLElement): boolean {
  const { scroller, covered } = findScroller(card);
  return card.offsetHeight <= (scroller?.clientHeight ?? 0) - covered;
}

/** What scrolls a card, and how many pixels of it something sticks over. */
function findScroller(card: HTMLElement): { scroller: Element | null; covered: number } {
  const scroller = card.closest('[data-scroller]');
  const covered = scroller ? Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0 : 0;
  return { scroller, covered };
}
