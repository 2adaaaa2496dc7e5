import type { CSSProperties, ReactNode } from 'react';
import classes from './layout.module.css';

interface CardGridProps {
  /** Names the list for screen readers; without it nothing is listed yet. */
  label?: string;
  /** Pixels below which a column gives way. */
  cardWidth?: number;
  /** Two in a row at most, however wide the screen is. */
  isPaired?: boolean;
  children: ReactNode;
}

/** Half a row without half the gap, while a card has room in it. */
const pairWidth = 'max(280px, 50% - 8px)';

/** Cards of one kind, as many side by side as have room. Its children are `CardGridItem`s. */
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
  /** Takes a whole row. */
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
