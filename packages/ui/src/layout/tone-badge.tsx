import type { ReactNode } from 'react';
import classes from './layout.module.css';

export type Tone = 'good' | 'medium' | 'weak' | 'neutral';

interface ToneBadgeProps {
  tone: Tone;
  /** The word (or figure with its unit) that carries the meaning; the colour only repeats it. */
  children: ReactNode;
  icon?: ReactNode;
  /** Without the tinted chip: for dense tables. */
  isPlain?: boolean;
}

/** A tone and its word. The only place where a tone becomes a colour. */
export function ToneBadge({ tone, children, icon, isPlain = false }: ToneBadgeProps) {
  return (
    <span className={`${classes.badge} ${classes[tone]} ${isPlain ? classes.plain : ''}`} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
