import { ActionIcon, Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { CommentForm } from './comment-form.tsx';
import classes from './comments.module.css';
import { copyLink } from './copy-link.ts';
import { messages, commentTexts as texts } from './messages.ts';
import { PostedAt } from './posted-at.tsx';
import type { CommentChanges } from './use-comment-changes.ts';
import type { Comment } from './use-comments.ts';

interface CommentRowProps {
  comment: Comment;
  feedbackId: string;
  /** True if a link leads to this comment. */
  isLinked: boolean;
  update: CommentChanges['update'];
  onDelete: () => void;
}

/** Comment that its author can edit and delete. */
export function CommentRow({ comment, feedbackId, isLinked, update, onDelete }: CommentRowProps) {
  const rowRef = useLinkedFocus(isLinked);
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const close = () => {
    setDraft(null);
    setError(null);
    rowRef.current?.focus({ preventScroll: true });
  };
  const save = () => {
    if (draft === null) return;
    const reopen = (failure: unknown) => {
      setDraft(draft);
      setError(failure);
    };
    update.mutate({ commentId: comment.id, content: draft.trim() }, { onError: reopen });
    close();
  };
  return (
    <li
      ref={rowRef}
      className={classes.comment}
      tabIndex={-1}
      data-linked={isLinked || undefined}
      data-autofocus={isLinked || undefined}
    >
      <div className={classes.commentHead}>
        <strong className={classes.author}>{comment.authorName}</strong>
        <PostedAt at={comment.createdAt} />
        {comment.isEdited ? <span className={classes.edited}>{texts.edited}</span> : null}
        <ActionIcon
          className={classes.copy ?? ''}
          variant="subtle"
          color="gray"
          size={32}
          aria-label={texts.copyLink(comment.authorName)}
          onClick={() => void copyLink(feedbackId, comment.id)}
        >
          <IconLink size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      {draft === null ? (
        <>
          <p className={classes.content}>{comment.content}</p>
          {comment.isOwn ? (
            <div className={classes.actions}>
              <Button variant="subtle" size="compact-sm" mih={32} onClick={() => setDraft(comment.content)}>
                {messages.edit}
              </Button>
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                mih={32}
                data-delete-comment={comment.id}
                onClick={onDelete}
              >
                {messages.delete}
              </Button>
            </div>
          ) : null}
        </>
      ) : (
        <EditForm draft={draft} error={error} onChange={setDraft} onSave={save} onCancel={close} />
      )}
    </li>
  );
}

interface EditFormProps {
  draft: string;
  /** Error of the last change. */
  error: unknown;
  onChange: (draft: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** Edit form; it takes the focus when it opens. */
function EditForm({ draft, error, onChange, onSave, onCancel }: EditFormProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = ref.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  return (
    <div ref={ref}>
      <CommentForm
        label={texts.edit}
        submitLabel={messages.save}
        text={draft}
        onChange={onChange}
        onSubmit={onSave}
        onCancel={onCancel}
        isSending={false}
        error={error}
        failure={texts.saveFailed}
      />
    </div>
  );
}

/** Scrolls a linked comment into view and focuses it. */
function useLinkedFocus(isLinked: boolean) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [isLinked]);
  return ref;
}
