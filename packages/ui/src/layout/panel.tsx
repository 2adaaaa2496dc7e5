import type { ReactNode } from 'react';
import classes from './layout.module.css';

interface PanelProps {
  children: ReactNode;
  /** No padding: a table or list runs to the edges. */
  isFlush?: boolean;
  /** Less padding, where many panels make one page. */
  isTight?: boolean;
  /** Names the region for screen readers; without it the panel is a plain box. */
  label?: string;
  className?: string;
}

/** A bordered surface: the card of the product. */
export function Panel({ children, isFlush = false, isTight = false, label, className = '' }: PanelProps) {
  const classNames = `${classes.panel} ${isFlush ? classes.panelFlush : ''} ${isTight ? classes.panelTight : ''} ${className}`;
  if (!label) return <div className={classNames}>{children}</div>;
  return (
    <section aria-label={label} className={classNames}>
      {children}
    </section>
  );
}
