import { planNotesMaxLength, planTitleMaxLength } from '@keydence/domain';
import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useRefusal } from '../../lib/use-access.ts';
import classes from './content-plan.module.css';
import { messages } from './messages.ts';
import { useBoardChange } from './use-board-change.ts';

export type PieceDetailsData = RouterOutputs['contentPlan']['get'];

/** Editable fields of a plan item. */
export function PieceForm({ piece }: { piece: PieceDetailsData }) {
  const { title, keywordText, notes } = piece;
  const [values, setValues] = useState({ title, keywordText, notes, dueDate: piece.dueDate ?? '' });
  const utils = trpc.useUtils();
  const board = useBoardChange();
  const update = trpc.contentPlan.update.useMutation({
    onSuccess: (changed) => {
      utils.contentPlan.get.setData({ itemId: piece.id }, changed);
      notifications.show({ message: messages.saved });
    },
    onSettled: board.settle,
  });
  const isReadOnly = useRefusal() !== null;
  const set = (name: keyof typeof values) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setValues((before) => ({ ...before, [name]: value }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReadOnly) return;
    update.mutate({ itemId: piece.id, ...values, dueDate: values.dueDate || null });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextInput
        label={messages.titleLabel}
        value={values.title}
        readOnly={isReadOnly}
        onChange={set('title')}
        maxLength={planTitleMaxLength}
        required
      />
      <TextInput
        label={messages.keywordLabel}
        description={messages.keywordHint}
        value={values.keywordText}
        readOnly={isReadOnly}
        onChange={set('keywordText')}
        required
      />
      <TextInput
        type="date"
        label={messages.dueDate}
        value={values.dueDate}
        readOnly={isReadOnly}
        onChange={set('dueDate')}
      />
      <Textarea
        label={messages.notes}
        description={messages.notesHint}
        value={values.notes}
        readOnly={isReadOnly}
        onChange={set('notes')}
        maxLength={planNotesMaxLength}
        error={update.error ? failureText(update.error) : undefined}
        rows={4}
      />
      <Allowed>
        <Group justify="flex-end">
          <Button type="submit" loading={update.isPending}>
            {messages.save}
          </Button>
        </Group>
      </Allowed>
    </form>
  );
}
