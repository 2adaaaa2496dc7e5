import { type MoveSkipReason, maxMoveNoteLength, moveSkipReason } from '@keydence/domain';
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { Allowed } from '../../../lib/allowed.tsx';
import { AcceptButton } from '../../../lib/moves/move-buttons.tsx';
import { dialogTexts, moveTexts, skippedBecause } from '../../../lib/moves/move-texts.ts';
import { useDecisionKeys } from '../../../lib/moves/use-decision-keys.ts';
import { type MoveActions, useMoveActions } from '../../../lib/moves/use-move-actions.ts';
import type { Move } from '../../../lib/moves/use-moves.ts';
import { useToday } from '../../../lib/moves/use-today.ts';
import classes from './drawer.module.css';
import { skipTimes, drawerTexts as texts } from './drawer-messages.ts';

type Form = 'skip' | 'done';

/** Actions on a move, below its facts; A accepts it, S opens the reasons to skip it. */
export function MoveDecision({ move }: { move: Move }) {
  const section = useRef<HTMLElement>(null);
  useDecisionKeys(section);
  return (
    <Allowed>
      <section aria-label={texts.decide} className={classes.decision} ref={section}>
        <Choices move={move} />
      </section>
    </Allowed>
  );
}

function Choices({ move }: { move: Move }) {
  const actions = useMoveActions();
  const [open, setOpen] = useState<Form | null>(null);
  const isWaiting = move.state === 'proposed' || move.state === 'accepted';
  if (!isWaiting) {
    return (
      <Button variant="default" onClick={() => actions.restore(move)}>
        {move.state === 'skipped' ? moveTexts.restore : moveTexts.undoDone}
      </Button>
    );
  }
  const toggle = (form: Form) => setOpen(open === form ? null : form);
  const close = () => setOpen(null);
  return (
    <>
      <Group gap="sm">
        <AcceptButton move={move} actions={actions} />
        {move.state === 'accepted' ? (
          <Button variant="default" size="compact-sm" mih={32} onClick={() => actions.restore(move)}>
            {moveTexts.removeFromPlan}
          </Button>
        ) : (
          <Toggle
            label={`${moveTexts.skip}…`}
            act="skip"
            isOpen={open === 'skip'}
            onClick={() => toggle('skip')}
          />
        )}
        <Toggle label={`${moveTexts.markDone}…`} isOpen={open === 'done'} onClick={() => toggle('done')} />
      </Group>
      {open === 'skip' ? <SkipForm move={move} actions={actions} onDone={close} /> : null}
      {open === 'done' ? <DoneForm move={move} actions={actions} onDone={close} /> : null}
    </>
  );
}

interface ToggleProps {
  label: string;
  /** Name for the keys. */
  act?: string;
  isOpen: boolean;
  onClick: () => void;
}

function Toggle({ label, act, isOpen, onClick }: ToggleProps) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      mih={32}
      aria-expanded={isOpen}
      data-act={act}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

interface FormProps {
  move: Move;
  actions: MoveActions;
  onDone: () => void;
}

function SkipForm({ move, actions, onDone }: FormProps) {
  const [reason, setReason] = useState<MoveSkipReason>('not_now');
  const [time, setTime] = useState('');
  const [note, setNote] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const days = time === '' ? {} : { days: time === 'always' ? null : Number(time) };
    actions.skip(move, { reason, note: note.trim(), ...days });
    onDone();
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <NativeSelect
        label={texts.reason}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(moveSkipReason.catch('not_now').parse(value))}
        data={moveSkipReason.options.map((value) => ({ value, label: skippedBecause[value] }))}
        data-autofocus
      />
      <NativeSelect
        label={texts.howLong}
        value={time}
        onChange={({ currentTarget: { value } }) => setTime(value)}
        data={[...skipTimes]}
      />
      <TextInput
        label={texts.note}
        maxLength={maxMoveNoteLength}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Buttons label={texts.skipMove} onCancel={onDone} />
    </form>
  );
}

function DoneForm({ move, actions, onDone }: FormProps) {
  const today = useToday();
  const [day, setDay] = useState(today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day === '') return;
    actions.markDone(move, day);
    onDone();
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <TextInput
        type="date"
        label={dialogTexts.date}
        description={dialogTexts.doneHint}
        max={today}
        required
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Buttons label={moveTexts.markDone} onCancel={onDone} />
    </form>
  );
}

function Buttons({ label, onCancel }: { label: string; onCancel: () => void }) {
  return (
    <Group gap="sm">
      <Button type="submit">{label}</Button>
      <Button variant="default" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </Group>
  );
}
