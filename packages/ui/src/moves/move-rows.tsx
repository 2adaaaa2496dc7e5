import type { ReactNode, Ref } from 'react';
import classes from './moves.module.css';

interface MoveRowsProps {
  /** Names the list for screen readers. */
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

export function MoveRows({ label, children, ref }: MoveRowsProps) {
  return (
    <ul aria-label={label} className={classes.list} ref={ref}>
      {children}
    </ul>
  );
}
