import { contentStatus } from '@keydence/domain';
import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowsMove, IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { messages, texts } from './messages.ts';
import type { PlanItem } from './use-plan-board.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

const directions: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export interface PieceMoves {
  onStep: (item: PlanItem, direction: Direction) => void;
  onMoveTo: (item: PlanItem, status: PlanItem['status']) => void;
  onDelete: (item: PlanItem) => void;
}

/** All drag operations through a menu and arrow keys. */
export function PieceMenu({ item, onStep, onMoveTo, onDelete }: PieceMoves & { item: PlanItem }) {
  const step = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onStep(item, direction);
  };
  return (
    <Menu position="bottom-end" withinPortal returnFocus>
      <Menu.Target>
        <ActionIcon
          data-moves={item.id}
          variant="subtle"
          color="gray"
          size={32}
          aria-label={texts.moveButton(item.title)}
          aria-description={messages.moveHint}
          onKeyDown={step}
        >
          <IconArrowsMove size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {contentStatus.options
          .filter((status) => status !== item.status)
          .map((status) => (
            <Menu.Item key={status} onClick={() => onMoveTo(item, status)}>
              {texts.moveTo(status)}
            </Menu.Item>
          ))}
        <Menu.Item onClick={() => onStep(item, 'up')}>{messages.moveUp}</Menu.Item>
        <Menu.Item onClick={() => onStep(item, 'down')}>{messages.moveDown}</Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
          onClick={() => onDelete(item)}
        >
          {messages.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Button that keeps the focus while its plan item moves over the board. */
export function findMoveButton(itemId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-moves="${itemId}"]`);
}
