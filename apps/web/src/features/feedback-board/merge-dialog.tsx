import { feedbackSearchMaxLength } from '@keydence/domain';
import { BrandLoader, ErrorPanel } from '@keydence/ui';
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import classes from './draft-form.module.css';
import { FailureNote } from './failure-note.tsx';
import { changeTexts, itemTexts, messages } from './messages.ts';
import { StatusBadge } from './status-badge.tsx';
import type { FeedbackItem } from './use-feedback-list.ts';
import { useItemCache } from './use-item-cache.ts';
import { useMergeTargets } from './use-merge-targets.ts';

interface MergeDialogProps {
  /** Null while closed. */
  item: FeedbackItem | null;
  onClose: () => void;
  onExited: () => void;
}

/** Picks the original of a duplicate item. */
export function MergeDialog({ item, onClose, onExited }: MergeDialogProps) {
  return (
    <Modal
      opened={item !== null}
      onClose={onClose}
      title={changeTexts.mergeTitle}
      size="lg"
      zIndex={300}
      returnFocus={false}
      onExitTransitionEnd={onExited}
    >
      {item ? <MergeForm item={item} onClose={onClose} /> : null}
    </Modal>
  );
}

function MergeForm({ item, onClose }: { item: FeedbackItem; onClose: () => void }) {
  const [text, setText] = useState('');
  const [target, setTarget] = useState<FeedbackItem | null>(null);
  const cache = useItemCache();
  const { mutate, isPending, error } = trpc.feedback.merge.useMutation({
    onSuccess: () => {
      if (target) notifications.show({ message: changeTexts.merged(target.title) });
      onClose();
    },
    onSettled: cache.reload,
  });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (target && !isPending) mutate({ feedbackId: item.id, intoId: target.id });
      }}
    >
      <p className={classes.question}>{changeTexts.mergeHint(item.title)}</p>
      <TextInput
        type="search"
        label={changeTexts.mergeSearch}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        maxLength={feedbackSearchMaxLength}
        data-autofocus
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setTarget(null);
        }}
      />
      <MergeChoices item={item} text={text} target={target} onPick={setTarget} />
      <FailureNote error={isPending ? null : error} headline={changeTexts.mergeFailed} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button type="submit" disabled={target === null} loading={isPending}>
          {changeTexts.mergeConfirm}
        </Button>
      </Group>
    </form>
  );
}

interface MergeChoicesProps {
  item: FeedbackItem;
  text: string;
  target: FeedbackItem | null;
  onPick: (item: FeedbackItem) => void;
}

function MergeChoices({ item, text, target, onPick }: MergeChoicesProps) {
  const { data, error, isFetching, refetch } = useMergeTargets(item, text);
  if (!data && error && !isFetching) {
    return <ErrorPanel title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />;
  }
  if (!data) return <BrandLoader />;
  if (data.length === 0) return <p role="status">{changeTexts.mergeNone}</p>;
  return (
    <fieldset className={classes.choices}>
      <legend>{changeTexts.mergeChoices}</legend>
      {data.map((choice) => (
        <label key={choice.id} className={classes.choice}>
          <input
            type="radio"
            name="into"
            value={choice.id}
            checked={choice.id === target?.id}
            onChange={() => onPick(choice)}
          />
          <span className={classes.similarText}>
            {choice.title}
            <span className={classes.similarFacts}>
              <StatusBadge status={choice.status} />
              <span>
                {choice.upvotesCount} {itemTexts.votes(choice.upvotesCount)}
              </span>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
