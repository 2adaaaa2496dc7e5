import type { ReactNode } from 'react';
import classes from './data.module.css';

interface RefreshingProps {
  /** New figures are on their way; the old ones stay, dimmed. */
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
