import { Button, Group, Modal } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './competitors.module.css';
import { messages } from './messages.ts';
import { nameOf } from './name-of.ts';
import type { Competitor } from './use-competitors.ts';
import { useDeleteCompetitor } from './use-delete-competitor.ts';

interface DeleteCompetitorDialogProps {
  /** Null: closed. */
  competitor: Competitor | null;
  onClose: () => void;
  /** Once the list has come without it and the dialog is closed. */
  onDeleted: () => void;
}

/** Asks before a competitor goes. Escape and the backdrop cancel, unless the deletion is running. */
export function DeleteCompetitorDialog({ competitor, onClose, onDeleted }: DeleteCompetitorDialogProps) {
  const isDone = useRef(false);
  const { confirm, isDeleting, hasFailed, reset } = useDeleteCompetitor(() => {
    isDone.current = true;
    onClose();
  });
  const cancel = () => {
    if (isDeleting) return;
    reset();
    onClose();
  };
  useEffect(() => {
    if (competitor !== null || !isDone.current) return;
    isDone.current = false;
    onDeleted();
  }, [competitor, onDeleted]);
  return (
    <Modal
      opened={competitor !== null}
      onClose={cancel}
      title={messages.deleteTitle}
      closeButtonProps={{ disabled: isDeleting }}
      centered
    >
      <p className={classes.question}>{competitor ? messages.confirmDelete(nameOf(competitor)) : null}</p>
      {hasFailed ? (
        <p role="alert" className={classes.question}>
          {messages.deleteFailed}
        </p>
      ) : null}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={cancel} disabled={isDeleting} data-autofocus>
          {messages.cancel}
        </Button>
        <Button
          color="red"
          variant="light"
          onClick={() => (competitor ? confirm(competitor) : undefined)}
          loading={isDeleting}
        >
          {messages.delete}
        </Button>
      </Group>
    </Modal>
  );
}
