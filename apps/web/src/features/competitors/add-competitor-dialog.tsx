import { domainMessages } from '@keydence/domain';
import { ToneBadge } from '@keydence/ui';
import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { CostNote } from '../../lib/cost-note.tsx';
import { type DomainCheck, useDomainCheck } from '../../lib/use-domain-check.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import classes from './competitors.module.css';
import { messages } from './messages.ts';
import { useAddCompetitor } from './use-add-competitor.ts';

/** Milliseconds after the last key before the domain is probed. */
export const checkDebounceMs = 2000;

interface AddCompetitorDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Adds a site to compare with, after a probe of its domain. */
export function AddCompetitorDialog({ isOpen, onClose }: AddCompetitorDialogProps) {
  const { add, isAdding, error, reset } = useAddCompetitor(onClose);
  const close = () => {
    if (isAdding) return;
    reset();
    onClose();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={messages.add}
      closeButtonProps={{ disabled: isAdding }}
      centered
    >
      <AddCompetitorForm isAdding={isAdding} error={error} onAdd={add} onEdit={reset} onCancel={close} />
    </Modal>
  );
}

interface AddCompetitorFormProps {
  isAdding: boolean;
  /** Reason for the last failure. */
  error: string | null;
  onAdd: (domain: string) => void;
  onEdit: () => void;
  onCancel: () => void;
}

function AddCompetitorForm({ isAdding, error, onAdd, onEdit, onCancel }: AddCompetitorFormProps) {
  const [domain, setDomain] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const check = useDomainCheck(domain, checkDebounceMs);
  const { workspace, domain: ours } = useSelection();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check.state === 'valid') onAdd(domain);
  };
  const missing = isTouched && !domain.trim() ? domainMessages.required : null;
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <TextInput
        label={messages.domain}
        placeholder="example.com"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
        data-autofocus
        value={domain}
        error={error ?? (check.state === 'invalid' ? check.message : missing)}
        errorProps={{ role: 'alert' }}
        onChange={(event) => {
          setIsTouched(true);
          setDomain(event.currentTarget.value);
          onEdit();
        }}
      />
      <CheckNote check={check} />
      {workspace && ours ? (
        <CostNote workspaceId={workspace.id} domainId={ours.id} actions={[{ action: 'add_competitor' }]} />
      ) : null}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onCancel} disabled={isAdding}>
          {messages.cancel}
        </Button>
        <Button type="submit" loading={isAdding} disabled={check.state !== 'valid'}>
          {messages.add}
        </Button>
      </Group>
    </form>
  );
}

function CheckNote({ check }: { check: DomainCheck }) {
  return (
    <Text component="div" role="status" size="sm" c="dimmed" mih={22}>
      {check.state === 'checking' ? messages.checking : null}
      {check.state === 'valid' ? (
        <ToneBadge tone="good" isPlain>
          {check.message}
        </ToneBadge>
      ) : null}
    </Text>
  );
}
