import { Button, Group, Modal } from '@mantine/core';
import { detailsTexts as texts } from './details-messages.ts';
import classes from './keywords.module.css';

interface DiscardDialogProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks for confirmation before unsaved changes are lost. Escape and the backdrop keep them. */
export function DiscardDialog({ isOpen, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onKeep}
      title={texts.discardTitle}
      centered
      zIndex={300}
      // The Escape that opened it is still propagating to the window, where dialogs listen for it.
      closeOnEscape={false}
      onKeyDown={({ key }) => key === 'Escape' && onKeep()}
    >
      <p className={classes.question}>{texts.discardText}</p>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onKeep} data-autofocus>
          {texts.keepEditing}
        </Button>
        <Button color="red" variant="light" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </Group>
    </Modal>
  );
}
