import { CloseButton } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './timed-status.module.css';

/** Milliseconds for which a success note stays. */
const noteMs = 3_000;

interface PassingNoteProps {
  /** Null without a message. */
  text: string | null;
  onGone: () => void;
}

/**
 * Reports a success. It closes after 3 s, but stays while the pointer or the focus is on it, to leave time
 * to read. The region is always rendered: screen readers do not read a region that appears.
 */
export function TimedStatus({ text, onGone }: PassingNoteProps) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (text === null || isHeld) return;
    const timer = setTimeout(onGone, noteMs);
    return () => clearTimeout(timer);
  }, [text, isHeld, onGone]);
  const close = () => {
    setIsHeld(false);
    onGone();
  };
  return (
    <div role="status">
      {text === null ? null : (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only pauses the timer, without an action
        <div
          className={classes.note}
          onMouseEnter={() => setIsHeld(true)}
          onMouseLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          <IconCircleCheck size={18} stroke={1.5} aria-hidden />
          <span>{text}</span>
          <CloseButton size={32} aria-label="Close this note" onClick={close} />
        </div>
      )}
    </div>
  );
}
