import { Tooltip } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import classes from './data.module.css';

interface HintProps {
  /** The explanation. Also read out by screen readers. */
  label: string;
  children: ReactNode;
  /** Omits the dotted underline: for chips and icons. */
  isPlain?: boolean;
}

/**
 * A word or figure with an explanation on hover, focus and touch; Escape closes it. The tooltip
 * exists only while open, because a screen has hundreds of hints.
 */
export function Hint({ label, children, isPlain = false }: HintProps) {
  const target = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        ref={target}
        type="button"
        className={`${classes.hint} ${isPlain ? '' : classes.dotted}`}
        aria-describedby={isOpen ? id : undefined}
        onMouseEnter={open}
        onMouseLeave={close}
        onFocus={open}
        onBlur={close}
        onClick={open}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close();
        }}
      >
        {children}
      </button>
      {isOpen ? <Tooltip opened id={id} target={target} label={label} multiline maw={280} /> : null}
    </>
  );
}
