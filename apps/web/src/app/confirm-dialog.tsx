import { Button, Group, Modal, TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** What must be typed first, for what cannot be taken back. */
  typed?: { label: string; word: string };
  isBusy?: boolean;
  /** Why it did not work. */
  failure?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  /** Once it is off the screen, for whoever places the focus anew. */
  onClosed?: () => void;
  /** False where what opened it may be gone, so that `onClosed` places the focus in any case. */
  returnsFocus?: boolean;
}

/** Every open dialog listens for Escape, but not where the key is pressed on an element that says this. */
const ownEscape = { 'data-mantine-stop-propagation': 'true' };

/**
 * Asks before something goes. Escape and the backdrop cancel, unless it is on its way; a dialog behind the question stays
 * open.
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
