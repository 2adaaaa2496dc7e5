import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { targetTexts as texts } from './correction-messages.ts';
import { failureText } from './failure-text.ts';
import { TopicSelect } from './topic-select.tsx';

interface TargetFormProps {
  hint?: string;
  submitLabel: string;
  /** Current topic of the keywords. */
  exceptId?: string;
  isBusy: boolean;
  onSubmit: (topicId: string, onError: (error: unknown) => void) => void;
  onClose: () => void;
}

interface TopicTargetDialogProps extends TargetFormProps {
  isOpen: boolean;
  title: string;
}

/** Asks for the target topic of moved keywords. It stays open, with the selection, when saving fails. */
export function TopicTargetDialog({ isOpen, title, ...form }: TopicTargetDialogProps) {
  return (
    <Modal opened={isOpen} onClose={form.onClose} title={title}>
      {isOpen ? <TargetForm {...form} /> : null}
    </Modal>
  );
}

function TargetForm({ hint, submitLabel, exceptId, isBusy, onSubmit, onClose }: TargetFormProps) {
  const [topicId, setTopicId] = useState<string>();
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (topicId === undefined) setError(texts.targetMissing);
    else onSubmit(topicId, (failure) => setError(failureText(failure)));
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {hint ? <Text size="sm">{hint}</Text> : null}
        <TopicSelect
          label={texts.target}
          placeholder={texts.targetPlaceholder}
          value={topicId}
          {...(exceptId === undefined ? {} : { exceptId })}
          error={error}
          onChange={(chosen) => {
            setError(null);
            setTopicId(chosen);
          }}
          hasAutofocus
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
