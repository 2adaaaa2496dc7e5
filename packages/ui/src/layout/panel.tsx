import type { ReactNode } from 'react';
import classes from './layout.module.css';

interface PanelProps {
  children: ReactNode;
  /** Removes the padding, for tables and lists. */
  isFlush?: boolean;
  /** Reduces the padding, for pages of many panels. */
  isTight?: boolean;
  /** Names the region for screen readers; without it the panel is a plain box. */
  label?: string;
  className?: string;
}

/** A bordered surface. */
export function Panel({ children, isFlush = false, isTight = false, label, className = '' }: PanelProps) {
  const classNames = `${classes.panel} ${isFlush ? classes.panelFlush : ''} ${isTight ? classes.panelTight : ''} ${className}`;
  if (!label) return <div className={classNames}>{children}</div>;
  return (
    <section aria-label={label} className={classNames}>
      {children}
    </section>
  );
}
