import { Button, Group, Modal } from '@mantine/core';
import { detailsTexts as texts } from './details-messages.ts';
import classes from './keywords.module.css';

interface DiscardDialogProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before changes that are not saved go. Escape and the backdrop keep them. */
export function DiscardDialog({ isOpen, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onKeep}
      title={texts.discardTitle}
      centered
      zIndex={300}
      // The Escape that made it ask is still on its way through the window, where a dialog listens for its own.
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
