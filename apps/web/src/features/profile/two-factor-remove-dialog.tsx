import { Button, Group, Modal, Text } from '@mantine/core';
import type { Factor } from '@supabase/auth-js';
import { twoFactor as messages } from './two-factor-messages.ts';
import { useRemoveApp } from './use-two-factor.ts';

interface RemoveAppDialogProps {
  /** Null: closed. */
  app: Factor | null;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before an authenticator app goes. */
export function RemoveAppDialog({ app, onClose, onRemoved }: RemoveAppDialogProps) {
  const { mutate: remove, isPending, error, reset } = useRemoveApp(onRemoved);
  const cancel = () => {
    if (isPending) return;
    reset();
    onClose();
  };
  return (
    <Modal
      opened={app !== null}
      onClose={cancel}
      title={messages.removeTitle}
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
        <Button color="red" variant="light" loading={isPending} onClick={() => app && remove(app.id)}>
          {messages.remove}
        </Button>
      </Group>
    </Modal>
  );
}
