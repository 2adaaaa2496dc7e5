import type { Factor } from '@supabase/auth-js';
import { ConfirmDialog } from '../../lib/confirm-dialog.tsx';
import { twoFactor as messages, removeTitle } from './two-factor-messages.ts';
import { useRemoveFactor } from './use-two-factor.ts';

interface RemoveFactorDialogProps {
  /** Null while closed. */
  factor: Factor | null;
  onClose: () => void;
  onRemoved: (factor: Factor) => void;
}

/** Asks for confirmation before a second factor is removed. */
export function RemoveFactorDialog({ factor, onClose, onRemoved }: RemoveFactorDialogProps) {
  const {
    mutate: remove,
    isPending,
    error,
    reset,
  } = useRemoveFactor(() => {
    if (factor) onRemoved(factor);
  });
  return (
    <ConfirmDialog
      isOpen={factor !== null}
      title={factor ? removeTitle(factor.factor_type) : ''}
      confirmLabel={messages.remove}
      cancelLabel={messages.cancel}
      isBusy={isPending}
      failure={error?.message}
      onConfirm={() => factor && remove(factor.id)}
      onClose={() => {
        reset();
        onClose();
      }}
    >
      {messages.removeWarning}
    </ConfirmDialog>
  );
}
