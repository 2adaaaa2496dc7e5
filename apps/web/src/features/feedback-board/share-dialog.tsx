import type { FeedbackCategory } from '@keydence/domain';
import { Button, Group, Modal } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { DraftFields } from './draft-fields.tsx';
import classes from './draft-form.module.css';
import { FailureNote } from './failure-note.tsx';
import { useFeedbackDraft } from './feedback-draft.ts';
import { formTexts, messages } from './messages.ts';
import { SimilarItems } from './similar-items.tsx';
import { useDraftForm } from './use-draft-form.ts';
import type { FeedbackItem } from './use-feedback-list.ts';
import { useShare } from './use-share.ts';

interface ShareDialogProps {
  isOpen: boolean;
  /** Initial category of a new draft. */
  category: FeedbackCategory;
  onClose: () => void;
  onOpen: (itemId: string) => void;
}

/** Form for new feedback. Closing it keeps the draft. */
export function ShareDialog({ isOpen, category, onClose, onOpen }: ShareDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={messages.share} size="lg">
      <ShareForm category={category} onClose={onClose} onOpen={onOpen} />
    </Modal>
  );
}

function ShareForm({ category, onClose, onOpen }: Omit<ShareDialogProps, 'isOpen'>) {
  const { draft, change, clear } = useFeedbackDraft(category);
  const { share, isSharing, error, reset } = useShare({
    onShared: (item) => {
      clear();
      announce(item, onOpen);
      onClose();
    },
    onRefused: (refusal) => form.showRefusal(refusal),
  });
  const form = useDraftForm({ draft, onChange: change, onSubmit: () => share(draft), isSending: isSharing });
  const startOver = () => {
    clear();
    reset();
    form.formRef.current?.querySelector('input')?.focus();
  };
  return (
    <form
      ref={form.formRef}
      onSubmit={form.submit}
      className={classes.form}
      noValidate
      aria-label={messages.share}
    >
      <DraftFields
        draft={draft}
        errors={form.errors}
        onChange={form.change}
        belowTitle={<SimilarItems title={draft.title} />}
      />
      <p className={classes.audience}>{formTexts.audience}</p>
      <FailureNote error={error} headline={formTexts.failed} comfort={formTexts.draftKept} />
      <Group justify="flex-end" gap="sm">
        {draft.title || draft.description ? (
          <Button variant="subtle" onClick={startOver} disabled={isSharing}>
            {formTexts.startOver}
          </Button>
        ) : null}
        <Button variant="default" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button type="submit" loading={isSharing}>
          {formTexts.submit}
        </Button>
      </Group>
    </form>
  );
}

/** Notifications are outside the router, so the item opens through a button, not a link. */
function announce({ id }: FeedbackItem, onOpen: (itemId: string) => void) {
  const shown = notifications.show({
    message: (
      <>
        {formTexts.shared}{' '}
        <Button
          variant="light"
          size="compact-sm"
          mih={32}
          onClick={() => {
            notifications.hide(shown);
            onOpen(id);
          }}
        >
          {formTexts.open}
        </Button>
      </>
    ),
  });
}
