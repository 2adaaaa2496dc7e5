import { maxItemsPerAdd } from '@keydence/domain';
import { Button, Group, Modal, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRefusal } from '../../lib/use-access.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import classes from './content-plan.module.css';
import { messages, texts } from './messages.ts';
import { useBoardChange } from './use-board-change.ts';

/** Plans an item for each typed or pasted keyword. */
export function AddPlanItemsButton() {
  const refusal = useRefusal();
  const [isOpen, setIsOpen] = useState(false);
  if (refusal !== null) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {messages.add}
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title={messages.addTitle}>
        <AddPiecesForm onClose={() => setIsOpen(false)} />
      </Modal>
    </>
  );
}

function AddPiecesForm({ onClose }: { onClose: () => void }) {
  const { domain } = useSelection();
  const board = useBoardChange();
  const [text, setText] = useState('');
  const add = trpc.contentPlan.add.useMutation({
    onSuccess: ({ created, duplicates }) => {
      notifications.show({ message: texts.added(created, duplicates) });
      onClose();
    },
    onSettled: board.settle,
  });
  const keywords = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (domain) add.mutate({ domainId: domain.id, keywords });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        label={messages.addLabel}
        description={messages.addHint}
        error={add.error ? failureText(add.error) : undefined}
        rows={5}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} disabled={add.isPending}>
          {messages.cancel}
        </Button>
        <Button
          type="submit"
          loading={add.isPending}
          disabled={keywords.length === 0 || keywords.length > maxItemsPerAdd}
        >
          {messages.add}
        </Button>
      </Group>
    </form>
  );
}
