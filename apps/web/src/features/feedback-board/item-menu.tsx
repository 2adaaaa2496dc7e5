import { feedbackStatus, feedbackStatuses } from '@keydence/domain';
import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowMerge, IconCheck, IconDots, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { copyLink } from './copy-link.ts';
import type { ItemAction } from './item-action.ts';
import { changeTexts, itemTexts, messages } from './messages.ts';
import { statusLabel } from './status-badge.tsx';
import type { FeedbackItem } from './use-feedback-list.ts';
import { useIsAdmin } from './use-is-admin.ts';
import { useSetStatus } from './use-set-status.ts';

interface ItemMenuProps {
  item: FeedbackItem;
  onAct: (action: ItemAction) => void;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Actions on an item: for every user, its author, and admins. */
export function ItemMenu({ item, onAct }: ItemMenuProps) {
  const isAdmin = useIsAdmin();
  return (
    <Menu position="bottom-end" width={220} returnFocus>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          data-item-menu={item.id}
          aria-label={itemTexts.menu(item.title)}
        >
          <IconDots size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => void copyLink(item.id)}>
          {messages.copyLink}
        </Menu.Item>
        {item.isOwn ? (
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onAct({ kind: 'edit', item })}>
            {messages.edit}
          </Menu.Item>
        ) : null}
        {item.isOwn || isAdmin ? (
          <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => onAct({ kind: 'delete', item })}>
            {messages.delete}
          </Menu.Item>
        ) : null}
        {isAdmin ? <AdminItems item={item} onAct={onAct} /> : null}
      </Menu.Dropdown>
    </Menu>
  );
}

function AdminItems({ item, onAct }: ItemMenuProps) {
  const setStatus = useSetStatus(item);
  return (
    <>
      <Menu.Item leftSection={<IconArrowMerge {...icon} />} onClick={() => onAct({ kind: 'merge', item })}>
        {changeTexts.merge}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Label>{changeTexts.setStatus}</Menu.Label>
      <Menu.RadioGroup value={item.status} onChange={(value) => setStatus(feedbackStatus.parse(value))}>
        {feedbackStatuses.map((status) => (
          <Menu.RadioItem
            key={status}
            value={status}
            closeMenuOnClick
            checkIcon={<IconCheck size={16} stroke={2} />}
          >
            {statusLabel(status)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}

/** Menu button of an item; if the item appears twice, the button in front. */
export function findItemMenu(itemId: string): HTMLElement | null {
  const buttons = document.querySelectorAll<HTMLElement>(`[data-item-menu="${CSS.escape(itemId)}"]`);
  return [...buttons].at(-1) ?? null;
}
