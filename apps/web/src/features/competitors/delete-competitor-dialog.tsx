import { Button, Group, Modal } from '@mantine/core';
import classes from './competitors.module.css';
import { messages } from './messages.ts';

interface DeleteCompetitorDialogProps {
  name: string;
  isOpen: boolean;
  isDeleting: boolean;
  hasFailed: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before a competitor goes. Escape and the backdrop cancel, unless the deletion is running. */
export function DeleteCompetitorDialog(props: DeleteCompetitorDialogProps) {
  const { name, isOpen, isDeleting, hasFailed, onCancel, onConfirm } = props;
  return (
    <Modal
      opened={isOpen}
      onClose={() => (isDeleting ? undefined : onCancel())}
      title={messages.deleteTitle}
      closeButtonProps={{ 'aria-label': messages.close, disabled: isDeleting }}
      centered
    >
      <p className={classes.question}>{messages.confirmDelete(name)}</p>
      {hasFailed ? (
        <p role="alert" className={classes.question}>
          {messages.deleteFailed}
        </p>
      ) : null}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onCancel} disabled={isDeleting} data-autofocus>
          {messages.cancel}
        </Button>
        <Button color="red" variant="light" onClick={onConfirm} loading={isDeleting}>
          {messages.delete}
        </Button>
      </Group>
    </Modal>
  );
}
