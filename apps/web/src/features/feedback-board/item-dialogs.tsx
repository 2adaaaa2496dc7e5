import { useEffect, useRef } from 'react';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { ItemAction } from './item-action.ts';
import { findItemMenu } from './item-menu.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import type { FeedbackItem } from './use-feedback-list.ts';

interface ItemDialogsProps {
  /** Null without an open dialog. */
  action: ItemAction | null;
  onClose: () => void;
  onDeleted: (item: FeedbackItem) => void;
  /** Focus target after the item is gone. */
  findFallback: () => HTMLElement | null;
}

/** Dialogs of an item's menu, which regains the focus when they close. */
export function ItemDialogs({ action, onClose, onDeleted, findFallback }: ItemDialogsProps) {
  // Empty once the item is gone.
  const itemId = useRef('');
  useEffect(() => {
    if (action) itemId.current = action.item.id;
  }, [action]);
  const of = (kind: ItemAction['kind']) => (action?.kind === kind ? action.item : null);
  const giveFocusBack = () =>
    (findItemMenu(itemId.current) ?? findFallback())?.focus({ preventScroll: true });
  return (
    <>
      <EditDialog item={of('edit')} onClose={onClose} onExited={giveFocusBack} />
      <MergeDialog item={of('merge')} onClose={onClose} onExited={giveFocusBack} />
      <DeleteDialog
        item={of('delete')}
        onClose={onClose}
        onDeleted={(item) => {
          itemId.current = '';
          onDeleted(item);
        }}
        onExited={giveFocusBack}
      />
    </>
  );
}
