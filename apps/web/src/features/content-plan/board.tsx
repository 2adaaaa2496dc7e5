import { type ContentStatus, contentStatus, contentStatusLabel } from '@keydence/domain';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { BoardColumn } from './board-column.tsx';
import { type Place, stepFrom } from './board-order.ts';
import classes from './content-plan.module.css';
import { messages } from './messages.ts';
import { findMoveButton } from './piece-menu.tsx';
import { useDeleteItem } from './use-delete-item.ts';
import { useMoveItem } from './use-move-item.ts';
import type { PlanItem } from './use-plan-board.ts';

interface BoardProps {
  /** Filtered plan items, in their order. */
  items: readonly PlanItem[];
  /** Column that a narrow screen shows. */
  column: ContentStatus;
  onColumn: (status: ContentStatus) => void;
  onOpen: (item: PlanItem) => void;
}

/** Board with four columns; one at a time on a narrow screen. */
export function Board({ items, column, onColumn, onOpen }: BoardProps) {
  const { move, announcement } = useMoveItem();
  const deleteItem = useDeleteItem();
  const keepFocus = useFocusFallback();
  const moveById = (id: string, place: Place) => {
    const item = items.find((each) => each.id === id);
    if (item) move(item, place);
  };
  const moveFocused = (item: PlanItem, place: Place | null) => {
    if (!place) return;
    keepFocus(item.id);
    if (place.status !== item.status) onColumn(place.status);
    move(item, place);
  };
  return (
    <>
      <ColumnTabs items={items} column={column} onColumn={onColumn} />
      <div className={classes.board}>
        {contentStatus.options.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            items={items.filter((item) => item.status === status)}
            isCurrent={status === column}
            onOpen={onOpen}
            onDelete={deleteItem}
            onStep={(item, direction) => moveFocused(item, stepFrom(items, item.id, direction))}
            onMoveTo={(item, to) => moveFocused(item, { status: to, beforeItemId: null })}
            onDropAbove={(dragged, target) =>
              moveById(dragged, { status: target.status, beforeItemId: target.id })
            }
            onDropAtEnd={(dragged, to) => moveById(dragged, { status: to, beforeItemId: null })}
          />
        ))}
      </div>
      <VisuallyHidden aria-live="assertive">{announcement}</VisuallyHidden>
    </>
  );
}

function ColumnTabs({ items, column, onColumn }: Omit<BoardProps, 'onOpen'>) {
  return (
    <nav className={classes.tabs} aria-label={messages.columns}>
      {contentStatus.options.map((status) => (
        <UnstyledButton
          key={status}
          className={classes.tab ?? ''}
          aria-current={status === column ? 'true' : undefined}
          onClick={() => onColumn(status)}
        >
          {contentStatusLabel(status)}{' '}
          <span className={classes.columnCount}>{items.filter((item) => item.status === status).length}</span>
        </UnstyledButton>
      ))}
    </nav>
  );
}

/** Keeps the focus on a moving plan item, which renders again in its new place, until another element takes it. */
function useFocusFallback() {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const element = findMoveButton(wanted.current);
    const active = document.activeElement;
    if (!active?.isConnected || active === document.body) element?.focus();
    else if (active !== element && !active.closest('[role="menu"]')) wanted.current = null;
  });
  return (itemId: string) => {
    wanted.current = itemId;
  };
}
