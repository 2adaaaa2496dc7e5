import { notifications } from '@mantine/notifications';
import { ConfirmDialog } from '../../lib/confirm-dialog.tsx';
import { trpc } from '../../lib/trpc.ts';
import { describeFailure } from './describe-failure.ts';
import { changeTexts, messages } from './messages.ts';
import type { FeedbackItem } from './use-feedback-list.ts';
import { useItemCache } from './use-item-cache.ts';

interface DeleteDialogProps {
  /** Null while closed. */
  item: FeedbackItem | null;
  onClose: () => void;
  onDeleted: (item: FeedbackItem) => void;
  onExited: () => void;
}

/** Asks for confirmation before an item is deleted with its votes and comments. */
export function DeleteDialog({ item, onClose, onDeleted, onExited }: DeleteDialogProps) {
  const cache = useItemCache();
  const { mutate, isPending, error, reset } = trpc.feedback.delete.useMutation({ onSettled: cache.reload });
  const close = () => {
    reset();
    onClose();
  };
  const confirm = () => {
    if (!item) return;
    mutate(
      { feedbackId: item.id },
      {
        onSuccess: () => {
          notifications.show({ message: changeTexts.deleted(item.title) });
          onDeleted(item);
        },
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen={item !== null}
      title={changeTexts.deleteTitle}
      confirmLabel={messages.delete}
      cancelLabel={messages.cancel}
      isBusy={isPending}
      failure={error && !isPending ? describe(error) : null}
      onConfirm={confirm}
      onClose={close}
      onClosed={onExited}
      returnsFocus={false}
    >
      {item ? changeTexts.confirmDelete(item.title) : null}
    </ConfirmDialog>
  );
}

function describe(error: unknown) {
  const { deleteFailed } = changeTexts;
  return (
    <>
      <strong>{deleteFailed}</strong> {describeFailure(error, deleteFailed)}
    </>
  );
}
