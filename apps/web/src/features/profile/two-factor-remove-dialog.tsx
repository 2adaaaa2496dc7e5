import { Button, Group, Modal, Text } from '@mantine/core';
import type { Factor } from '@supabase/auth-js';
import { twoFactor as messages, removeTitle } from './two-factor-messages.ts';
import { useRemoveFactor } from './use-two-factor.ts';

interface RemoveFactorDialogProps {
  /** Null: closed. */
  factor: Factor | null;
  onClose: () => void;
  onRemoved: (factor: Factor) => void;
}

/** Asks before a second factor goes. */
export function RemoveFactorDialog({ factor, onClose, onRemoved }: RemoveFactorDialogProps) {
  const {
    mutate: remove,
    isPending,
    error,
    reset,
  } = useRemoveFactor(() => {
    if (factor) onRemoved(factor);
  });
  const cancel = () => {
    if (isPending) return;
    reset();
    onClose();
  };
  return (
    <Modal
      opened={factor !== null}
      onClose={cancel}
      title={factor ? removeTitle(factor.factor_type) : null}
      closeButtonProps={{ 'aria-label': messages.cancel, disabled: isPending }}
      centered
    >
      <Text mb="md">{messages.removeWarning}</Text>
      {error ? (
        <Text role="alert" mb="md">
          {error.message}
        </Text>
      ) : null}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={cancel} disabled={isPending} data-autofocus>
          {messages.cancel}
        </Button>
        <Button color="red" variant="light" loading={isPending} onClick={() => factor && remove(factor.id)}>
          {messages.remove}
        </Button>
      </Group>
    </Modal>
  );
}
