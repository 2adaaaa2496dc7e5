import { type ContentStatus, contentStatusLabel } from '@keydence/domain';
import { Title } from '@mantine/core';
import classes from './content-plan.module.css';
import { messages } from './messages.ts';
import { type PieceActions, PlanItemCard } from './plan-item-card.tsx';
import { useColumnDrop } from './use-card-drag.ts';
import type { PlanItem } from './use-plan-board.ts';

interface BoardColumnProps extends PieceActions {
  status: ContentStatus;
  items: readonly PlanItem[];
  /** True if a narrow screen shows it. */
  isCurrent: boolean;
  onDropAtEnd: (draggedItemId: string, status: ContentStatus) => void;
}

export function BoardColumn({ status, items, isCurrent, onDropAtEnd, ...actions }: BoardColumnProps) {
  const { ref, isOver } = useColumnDrop((dragged) => onDropAtEnd(dragged, status));
  const label = contentStatusLabel(status);
  return (
    <section
      ref={ref}
      className={classes.column}
      aria-label={label}
      data-current={isCurrent || undefined}
      data-over={isOver || undefined}
    >
      <Title order={2} className={classes.columnTitle ?? ''}>
        {label} <span className={classes.columnCount}>{items.length}</span>
      </Title>
      {items.length === 0 ? (
        <p className={classes.columnEmpty}>{messages.columnEmpty}</p>
      ) : (
        <ul className={classes.cards}>
          {items.map((item) => (
            <PlanItemCard key={item.id} item={item} {...actions} />
          ))}
        </ul>
      )}
    </section>
  );
}
