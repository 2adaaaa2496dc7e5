import { maxMoveNoteLength } from '@keydence/domain';
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { dialogTexts, moveTexts } from './move-texts.ts';
import type { MoveActions } from './use-move-actions.ts';
import type { Move } from './use-moves.ts';
import { useToday } from './use-today.ts';

/** Dialog before a move changes: its date, or the reason to skip it. */
export interface MoveAsk {
  kind: 'done' | 'other';
  move: Move;
}

interface MoveDialogProps {
  /** Null while the dialog is closed. */
  ask: MoveAsk | null;
  actions: MoveActions;
  onClose: () => void;
}

/** Asks for the date of the work or the reason to skip it. */
export function MoveDialog({ ask, actions, onClose }: MoveDialogProps) {
  const title = ask?.kind === 'other' ? dialogTexts.otherTitle : dialogTexts.doneTitle;
  return (
    <Modal opened={ask !== null} onClose={onClose} title={title} size={420}>
      {ask ? <Form key={`${ask.kind} ${ask.move.id}`} ask={ask} actions={actions} onClose={onClose} /> : null}
    </Modal>
  );
}

function Form({ ask: { kind, move }, actions, onClose }: { ask: MoveAsk } & Omit<MoveDialogProps, 'ask'>) {
  const today = useToday();
  const [value, setValue] = useState(kind === 'done' ? today : '');
  const [isTried, setIsTried] = useState(false);
  const isMissing = value.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isMissing) return;
    if (kind === 'done') actions.markDone(move, value);
    else actions.skip(move, { reason: 'other', note: value.trim() });
    onClose();
  };
  const field =
    kind === 'done' ? (
      <TextInput
        type="date"
        label={dialogTexts.date}
        description={dialogTexts.doneHint}
        max={today}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        error={isTried && isMissing ? dialogTexts.dateMissing : null}
        data-autofocus
      />
    ) : (
      <TextInput
        label={dialogTexts.reason}
        maxLength={maxMoveNoteLength}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        error={isTried && isMissing ? dialogTexts.reasonMissing : null}
        data-autofocus
      />
    );
  return (
    <form onSubmit={submit} noValidate>
      {field}
      <Group justify="flex-end" gap="sm" mt="md">
        <Button variant="default" onClick={onClose}>
          {dialogTexts.cancel}
        </Button>
        <Button type="submit">{kind === 'done' ? moveTexts.markDone : moveTexts.skip}</Button>
      </Group>
    </form>
  );
}
