import { Button, Group, Modal, TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** Consequences of the action. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Word to type before an action that cannot be undone. */
  typed?: { label: string; word: string };
  isBusy?: boolean;
  /** Reason for the failure. */
  failure?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  /** Called after the dialog has left the screen, for callers that move the focus. */
  onClosed?: () => void;
  /** False if the opener may be gone; then `onClosed` moves the focus. */
  returnsFocus?: boolean;
}

/** Every open dialog listens for Escape, except on elements with this attribute. */
const ownEscape = { 'data-mantine-stop-propagation': 'true' };

/**
 * Asks for confirmation before a deletion. Escape and the backdrop cancel, unless the deletion is running; a
 * dialog behind this one stays open.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, isBusy = false, onClose, onClosed, returnsFocus = true } = props;
  const cancel = () => (isBusy ? undefined : onClose());
  const cancelByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    cancel();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={cancel}
      onKeyDown={cancelByKey}
      attributes={{ content: ownEscape }}
      title={title}
      closeButtonProps={{ disabled: isBusy, ...ownEscape }}
      {...(onClosed && { onExitTransitionEnd: onClosed })}
      returnFocus={returnsFocus}
      zIndex={300}
      centered
    >
      <Question {...props} />
    </Modal>
  );
}

function Question(props: ConfirmDialogProps) {
  const { children, confirmLabel, cancelLabel = 'Cancel', typed, isBusy = false, failure } = props;
  const { onConfirm, onClose } = props;
  const [text, setText] = useState('');
  const isAllowed = typed === undefined || text.trim().toLowerCase() === typed.word.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAllowed && !isBusy) onConfirm();
  };
  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.text}>{children}</div>
      {typed ? (
        <TextInput
          mb="md"
          label={typed.label}
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          {...ownEscape}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      ) : null}
      {failure ? (
        <div role="alert" className={classes.failure}>
          {failure}
        </div>
      ) : null}
      <Group justify="flex-end" gap="sm">
        <Button
          variant="default"
          onClick={onClose}
          disabled={isBusy}
          data-autofocus={typed ? undefined : true}
          {...ownEscape}
        >
          {cancelLabel}
        </Button>
        <Button
          type="submit"
          color="red"
          variant="light"
          loading={isBusy}
          disabled={!isAllowed}
          {...ownEscape}
        >
          {confirmLabel}
        </Button>
      </Group>
    </form>
  );
}
