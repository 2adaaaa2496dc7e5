import type { CSSProperties, ReactNode } from 'react';
import classes from './layout.module.css';

interface CardGridProps {
  /** Names the list for screen readers; omit it while loading. */
  label?: string;
  /** Minimum column width in pixels. */
  cardWidth?: number;
  /** Limits rows to two cards on any screen. */
  isPaired?: boolean;
  children: ReactNode;
}

/** Half a row minus half the gap, with a minimum for the card's content. */
const pairWidth = 'max(280px, 50% - 8px)';

/** Cards of one kind, as many per row as fit. Children are `CardGridItem`s. */
export function CardGrid({ label, cardWidth = 340, isPaired = false, children }: CardGridProps) {
  return (
    <ul
      aria-label={label}
      className={classes.cardGrid}
      style={{ '--card-width': isPaired ? pairWidth : `${cardWidth}px` } as CSSProperties}
    >
      {children}
    </ul>
  );
}

interface CardGridItemProps {
  /** Spans the whole row. */
  isWide?: boolean;
  /** For the card's own style sheet. */
  isSelected?: boolean;
  children: ReactNode;
}

export function CardGridItem({ isWide = false, isSelected = false, children }: CardGridItemProps) {
  return (
    <li data-wide={isWide || undefined} data-selected={isSelected || undefined}>
      {children}
    </li>
  );
}
