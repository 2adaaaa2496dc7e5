import { competitorNameMaxLength, valuePropMaxLength } from '@keydence/domain';
import { Button, Group, Modal, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { trpc } from '../../lib/trpc.ts';
import classes from './competitors.module.css';
import { messages } from './messages.ts';
import { nameOf } from './name-of.ts';
import type { Competitor } from './use-competitors.ts';

interface EditCompetitorDialogProps {
  competitor: Competitor;
  isOpen: boolean;
  onClose: () => void;
}

/** Editable description of a competitor: its name and its promise. */
export function EditCompetitorDialog({ competitor, isOpen, onClose }: EditCompetitorDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={messages.editTitle} centered>
      <EditCompetitorForm competitor={competitor} onClose={onClose} />
    </Modal>
  );
}

function EditCompetitorForm({ competitor, onClose }: Omit<EditCompetitorDialogProps, 'isOpen'>) {
  const [displayName, setDisplayName] = useState(nameOf(competitor));
  const [valueProp, setValueProp] = useState(competitor.valueProp ?? '');
  const utils = trpc.useUtils();
  const { mutate, isPending, error } = trpc.competitors.update.useMutation({
    onSuccess: onClose,
    onSettled: () => utils.competitors.invalidate(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ competitorId: competitor.id, displayName, valueProp });
  };
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <TextInput
        label={messages.displayName}
        description={competitor.domainName}
        maxLength={competitorNameMaxLength}
        required
        data-autofocus
        value={displayName}
        error={error && failureText(error, messages.saveFailed)}
        errorProps={{ role: 'alert' }}
        onChange={(event) => setDisplayName(event.currentTarget.value)}
      />
      <Textarea
        label={messages.valueProp}
        description={messages.valuePropHint}
        maxLength={valuePropMaxLength}
        rows={3}
        value={valueProp}
        onChange={(event) => setValueProp(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="sm" mt="xs">
        <Button variant="default" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button type="submit" loading={isPending}>
          {messages.save}
        </Button>
      </Group>
    </form>
  );
}
