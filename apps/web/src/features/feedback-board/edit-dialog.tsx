import { Button, Group, Modal } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { DraftFields } from './draft-fields.tsx';
import classes from './draft-form.module.css';
import { FailureNote } from './failure-note.tsx';
import type { FeedbackDraft } from './feedback-draft.ts';
import { changeTexts, messages } from './messages.ts';
import { useDraftForm } from './use-draft-form.ts';
import type { FeedbackItem } from './use-feedback-list.ts';
import { useItemCache } from './use-item-cache.ts';

interface EditDialogProps {
  /** Null while closed. */
  item: FeedbackItem | null;
  onClose: () => void;
  onExited: () => void;
}

/** Form for the author to edit an item. */
export function EditDialog({ item, onClose, onExited }: EditDialogProps) {
  return (
    <Modal
      opened={item !== null}
      onClose={onClose}
      title={changeTexts.editTitle}
      size="lg"
      zIndex={300}
      returnFocus={false}
      onExitTransitionEnd={onExited}
    >
      {item ? <EditForm item={item} onClose={onClose} /> : null}
    </Modal>
  );
}

function EditForm({ item, onClose }: { item: FeedbackItem; onClose: () => void }) {
  const { title, description, category } = item;
  const [draft, setDraft] = useState<FeedbackDraft>({ title, description, category });
  const cache = useItemCache();
  const { mutate, isPending, error } = trpc.feedback.update.useMutation({
    onSuccess: (saved) => {
      cache.patch(saved.id, () => saved);
      notifications.show({ message: changeTexts.saved });
      onClose();
    },
    onError: (refusal) => form.showRefusal(refusal),
    onSettled: cache.reload,
  });
  const form = useDraftForm({
    draft,
    onChange: (changes) => setDraft((current) => ({ ...current, ...changes })),
    onSubmit: () => mutate({ feedbackId: item.id, ...draft }),
    isSending: isPending,
  });
  return (
    <form ref={form.formRef} onSubmit={form.submit} className={classes.form} noValidate>
      <DraftFields draft={draft} errors={form.errors} onChange={form.change} />
      <FailureNote error={isPending ? null : error} headline={changeTexts.saveFailed} />
      <Group justify="flex-end" gap="sm">
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
