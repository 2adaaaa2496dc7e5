import type { ReactNode } from 'react';
import classes from './data.module.css';

interface RefreshingProps {
  /** True while new figures load; the old ones remain, dimmed. */
  isOn: boolean;
  children: ReactNode;
}

export function Refreshing({ isOn, children }: RefreshingProps) {
  return (
    <div aria-busy={isOn} className={isOn ? classes.dimmed : ''}>
      {children}
    </div>
  );
}
