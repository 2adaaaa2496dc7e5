import { Modal } from '@mantine/core';
import { apiKeyTexts as texts } from './api-key-messages.ts';
import { CreateKeyForm } from './create-key-form.tsx';
import { NewKey } from './new-key.tsx';
import type { useApiKeys } from './use-api-keys.ts';

interface CreateKeyDialogProps {
  isOpen: boolean;
  creation: ReturnType<typeof useApiKeys>['creation'];
  onClose: () => void;
}

/** Asks what a key may do, makes it and shows it this once. */
export function CreateKeyDialog({ isOpen, creation, onClose }: CreateKeyDialogProps) {
  const created = creation.created;
  return (
    <Modal
      opened={isOpen}
      // A click beside it must not lose a key that is shown only once.
      closeOnClickOutside={!created}
      closeOnEscape={!created}
      onClose={() => (creation.isPending ? undefined : onClose())}
      onExitTransitionEnd={creation.reset}
      title={created ? texts.createdTitle : texts.create}
      closeButtonProps={{ 'aria-label': 'Close', disabled: creation.isPending }}
      centered
    >
      {created ? (
        <NewKey created={created} onDone={onClose} />
      ) : (
        <CreateKeyForm creation={creation} onCancel={onClose} />
      )}
    </Modal>
  );
}
