import { Popover } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './data.module.css';

/** Milliseconds to move the pointer from the chip onto its card. */
const leaveMs = 150;

interface DetailChipProps {
  text: string;
  /** Content of the card. */
  children: ReactNode;
}

/**
 * A chip with a card of details on hover, focus and touch. The card stays open while the pointer is
 * on it, and Escape closes it without moving either (WCAG 1.4.13).
 */
export function DetailChip({ text, children }: DetailChipProps) {
  const { isOpen, open, close, closeSoon } = useOpenWhile();
  const cardId = useId();
  return (
    <Popover opened={isOpen} onChange={close} withArrow withRoles={false} position="top" width="max-content">
      <Popover.Target>
        <button
          type="button"
          className={`${classes.hint} ${classes.detailChip}`}
          aria-describedby={isOpen ? cardId : undefined}
          onClick={open}
          onFocus={open}
          onBlur={close}
          onMouseEnter={open}
          onMouseLeave={closeSoon}
        >
          <span className={classes.chip}>{text}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown
        id={cardId}
        role="tooltip"
        className={classes.detailCard ?? ''}
        onMouseEnter={open}
        onMouseLeave={closeSoon}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

function useOpenWhile() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);
  const set = (next: boolean) => {
    clearTimeout(timer.current);
    setIsOpen(next);
  };
  return {
    isOpen,
    open: () => set(true),
    close: () => set(false),
    closeSoon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsOpen(false), leaveMs);
    },
  };
}
