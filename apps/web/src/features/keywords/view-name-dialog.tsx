import { maxViewNameLength } from '@keydence/domain';
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import classes from './keywords.module.css';
import { viewTexts as texts } from './view-messages.ts';

interface ViewNameDialogProps {
  /** Purpose of the dialog; null while closed. */
  naming: { title: string; name: string; save: (name: string) => Promise<unknown> } | null;
  onClose: () => void;
}

/** Asks for the name of a view. It stays open, with the text, if the name is refused. */
export function ViewNameDialog({ naming, onClose }: ViewNameDialogProps) {
  return (
    <Modal opened={naming !== null} onClose={onClose} title={naming?.title}>
      {naming ? <ViewNameForm naming={naming} onClose={onClose} /> : null}
    </Modal>
  );
}

function ViewNameForm({
  naming,
  onClose,
}: {
  naming: NonNullable<ViewNameDialogProps['naming']>;
  onClose: () => void;
}) {
  const [name, setName] = useState(naming.name);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsSaving(true);
    try {
      await naming.save(name);
      onClose();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : texts.updateFailed);
      setIsSaving(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className={classes.form}>
      <TextInput
        label={texts.name}
        description={texts.saveHint}
        error={error}
        maxLength={maxViewNameLength}
        value={name}
        onChange={({ currentTarget: { value } }) => {
          setError(null);
          setName(value);
        }}
        data-autofocus
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={isSaving} disabled={name.trim() === ''}>
          {texts.save}
        </Button>
      </Group>
    </form>
  );
}
