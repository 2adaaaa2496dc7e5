import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './draft-form.module.css';
import { FailureNote } from './failure-note.tsx';
import { messages } from './messages.ts';

interface QuestionDialogProps {
  isOpen: boolean;
  title: string;
  question: ReactNode;
  /** Says that it failed, above the reason. */
  failure: string;
  error: unknown;
  isRunning: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** The dialog is closed and gone. */
  onExited: () => void;
}

/** Asks before something is deleted. Escape and the backdrop cancel, unless it is under way. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { isOpen, title, question, failure, error, isRunning, onConfirm, onCancel, onExited } = props;
  const cancel = () => {
    if (!isRunning) onCancel();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={cancel}
      title={title}
      centered
      zIndex={300}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': messages.close, disabled: isRunning, size: 36 }}
      onExitTransitionEnd={onExited}
    >
      <div className={classes.form}>
        <p className={classes.question}>{question}</p>
        <FailureNote error={error} headline={failure} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={cancel} disabled={isRunning} data-autofocus>
            {messages.cancel}
          </Button>
          <Button color="red" variant="light" onClick={onConfirm} loading={isRunning}>
            {messages.delete}
          </Button>
        </Group>
      </div>
    </Modal>
  );
}
