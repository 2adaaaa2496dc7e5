import type { ReactNode } from 'react';
import classes from './layout.module.css';

export type Tone = 'good' | 'medium' | 'weak' | 'neutral';

interface ToneBadgeProps {
  tone: Tone;
  /** The word (or figure with its unit) that carries the meaning; the color repeats it. */
  children: ReactNode;
  icon?: ReactNode;
  /** Omits the tinted chip: for dense tables. */
  isPlain?: boolean;
}

/** A tone and its word. The only place that maps a tone to a color. */
export function ToneBadge({ tone, children, icon, isPlain = false }: ToneBadgeProps) {
  return (
    <span className={`${classes.badge} ${classes[tone]} ${isPlain ? classes.plain : ''}`} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
