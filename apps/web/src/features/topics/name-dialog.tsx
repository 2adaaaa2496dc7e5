import { renameTopicInput } from '@keydence/domain';
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { actionTexts as texts } from './page-messages.ts';
import classes from './topics.module.css';

interface NameFormProps {
  label: string;
  /** Shown if the name is optional. */
  hint?: string;
  name?: string;
  submitLabel: string;
  isBusy: boolean;
  onSubmit: (name: string, onError: (error: unknown) => void) => void;
  onClose: () => void;
}

interface NameDialogProps extends NameFormProps {
  isOpen: boolean;
  title: string;
}

/** Asks for the name of a topic. It stays open, with the name, when saving fails. */
export function NameDialog({ isOpen, title, ...form }: NameDialogProps) {
  return (
    <Modal opened={isOpen} onClose={form.onClose} title={title}>
      {isOpen ? <NameForm {...form} /> : null}
    </Modal>
  );
}

const nameField = renameTopicInput.shape.name;

function NameForm({ label, hint, name = '', submitLabel, isBusy, onSubmit, onClose }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (hint !== undefined && typed.trim() === '') {
      onSubmit('', (failure) => setError(failureText(failure)));
      return;
    }
    const checked = nameField.safeParse(typed);
    if (!checked.success || checked.data === null) {
      setError(checked.error?.issues[0]?.message ?? null);
      return;
    }
    onSubmit(checked.data, (failure) => setError(failureText(failure)));
  };
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <TextInput
        label={label}
        description={hint}
        error={error}
        value={typed}
        onChange={(event) => {
          setError(null);
          setTyped(event.currentTarget.value);
        }}
        data-autofocus
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {submitLabel}
        </Button>
      </Group>
    </form>
  );
}
