import { commentContent, commentMaxLength, countCharacters } from '@keydence/domain';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import classes from './comments.module.css';
import { FailureNote } from './failure-note.tsx';
import { messages, commentTexts as texts } from './messages.ts';

interface CommentFormProps {
  label: string;
  submitLabel: string;
  text: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  /** Present while an existing comment is edited. */
  onCancel?: () => void;
  isSending: boolean;
  error: unknown;
  /** Headline of a failed submission, above the reason. */
  failure: string;
}

/** Comment field with a character count; Ctrl or Cmd plus Enter submits. */
export function CommentForm(props: CommentFormProps) {
  const { label, submitLabel, text, onChange, onSubmit, onCancel, isSending, error, failure } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  const hintId = useId();
  const length = countCharacters(text.trim());
  const isTooLong = length > commentMaxLength;
  const send = () => {
    if (isSending) return;
    const checked = commentContent.safeParse(text);
    setRefusal(checked.error?.issues[0]?.message ?? null);
    if (checked.success) onSubmit();
  };
  const answerKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    }
    if (event.key === 'Escape') onCancel?.();
  };
  return (
    <form
      className={classes.form}
      aria-label={label}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        label={label}
        placeholder={texts.placeholder}
        rows={2}
        resize="vertical"
        value={text}
        error={refusal ?? (isTooLong ? commentContent.safeParse(text).error?.issues[0]?.message : null)}
        errorProps={{ role: 'alert' }}
        aria-describedby={hintId}
        // Escape ends the editing and keeps the drawer open.
        data-mantine-stop-propagation={onCancel ? true : undefined}
        onKeyDown={answerKeys}
        onChange={({ currentTarget: { value } }) => {
          setRefusal(null);
          onChange(value);
        }}
      />
      <FailureNote error={error} headline={failure} />
      <div className={classes.formFoot}>
        <span id={hintId} className={classes.hint}>
          <span className={classes.counter} data-over={isTooLong || undefined}>
            {texts.count(length, commentMaxLength)}
          </span>
          <span className={classes.shortcut}>{texts.shortcut}</span>
        </span>
        {onCancel ? (
          <Button variant="default" size="sm" onClick={onCancel}>
            {messages.cancel}
          </Button>
        ) : null}
        <Button type="submit" size="sm" loading={isSending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
