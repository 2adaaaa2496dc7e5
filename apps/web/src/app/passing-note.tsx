import { CloseButton } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './passing-note.module.css';

/** Milliseconds for which a note of success stays. */
const noteMs = 3_000;

interface PassingNoteProps {
  /** Null while there is nothing to say. */
  text: string | null;
  onGone: () => void;
}

/**
 * Says that something has worked. It goes by itself after 3 s, but stays as long as the pointer or the focus is on it,
 * so that everybody can read it to its end. The region is always there: one that appears is not read out.
 */
export function PassingNote({ text, onGone }: PassingNoteProps) {
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
        // biome-ignore lint/a11y/noStaticElementInteractions: it only waits; there is nothing to do on it
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
