import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data.module.css';

interface HintProps {
  /** The explanation. Also read out by screen readers. */
  label: string;
  children: ReactNode;
  /** Without the dotted underline: for chips and icons. */
  isPlain?: boolean;
}

/** A word or figure with an explanation that hover, focus and touch all bring up. */
export function Hint({ label, children, isPlain = false }: HintProps) {
  return (
    <Tooltip label={label} multiline maw={280}>
      <button type="button" className={`${classes.hint} ${isPlain ? '' : classes.dotted}`}>
        {children}
      </button>
    </Tooltip>
  );
}
