import type { ReactNode, Ref } from 'react';
import classes from './moves.module.css';

interface MoveRowsProps {
  /** Names the list for screen readers. */
  label: string;
  /** `MoveRow`s. */
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/** A list of moves. */
export function MoveRows({ label, children, ref }: MoveRowsProps) {
  return (
    <ul aria-label={label} className={classes.list} ref={ref}>
      {children}
    </ul>
  );
}
