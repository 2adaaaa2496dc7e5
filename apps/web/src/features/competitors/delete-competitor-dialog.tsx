import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '../../lib/confirm-dialog.tsx';
import { messages } from './messages.ts';
import { nameOf } from './name-of.ts';
import type { Competitor } from './use-competitors.ts';
import { useDeleteCompetitor } from './use-delete-competitor.ts';

interface DeleteCompetitorDialogProps {
  /** Null while closed. */
  competitor: Competitor | null;
  onClose: () => void;
  /** Called after the list has reloaded and the dialog is closed. */
  onDeleted: () => void;
}

/**
 * Asks for confirmation before a competitor is deleted. Escape and the backdrop cancel, unless the deletion
 * is running.
 */
export function DeleteCompetitorDialog({ competitor, onClose, onDeleted }: DeleteCompetitorDialogProps) {
  const isDone = useRef(false);
  const { confirm, isDeleting, hasFailed, reset } = useDeleteCompetitor(() => {
    isDone.current = true;
    onClose();
  });
  const cancel = () => {
    reset();
    onClose();
  };
  useEffect(() => {
    if (competitor !== null || !isDone.current) return;
    isDone.current = false;
    onDeleted();
  }, [competitor, onDeleted]);
  return (
    <ConfirmDialog
      isOpen={competitor !== null}
      title={messages.deleteTitle}
      confirmLabel={messages.delete}
      cancelLabel={messages.cancel}
      isBusy={isDeleting}
      failure={hasFailed ? messages.deleteFailed : null}
      onConfirm={() => (competitor ? confirm(competitor) : undefined)}
      onClose={cancel}
    >
      {competitor ? messages.confirmDelete(nameOf(competitor)) : null}
    </ConfirmDialog>
  );
}
