import { notifications } from '@mantine/notifications';
import { trpc } from '../../app/trpc.ts';
import { changeTexts } from './messages.ts';
import { QuestionDialog } from './question-dialog.tsx';
import type { FeedbackItem } from './use-feedback-list.ts';
import { useItemCache } from './use-item-cache.ts';

interface DeleteDialogProps {
  /** Null: closed. */
  item: FeedbackItem | null;
  onClose: () => void;
  onDeleted: (item: FeedbackItem) => void;
  onExited: () => void;
}

/** Asks before an item goes with its votes and comments. */
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
    <QuestionDialog
      isOpen={item !== null}
      title={changeTexts.deleteTitle}
      question={item ? changeTexts.confirmDelete(item.title) : null}
      failure={changeTexts.deleteFailed}
      error={isPending ? null : error}
      isRunning={isPending}
      onConfirm={confirm}
      onCancel={close}
      onExited={onExited}
    />
  );
}
