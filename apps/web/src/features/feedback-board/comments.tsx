import { ErrorPanel } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../lib/confirm-dialog.tsx';
import { AddComment } from './add-comment.tsx';
import { CommentRow } from './comment-row.tsx';
import classes from './comments.module.css';
import { describeFailure } from './describe-failure.ts';
import { messages, commentTexts as texts } from './messages.ts';
import { type CommentChanges, useCommentChanges } from './use-comment-changes.ts';
import { type Comment, useComments } from './use-comments.ts';
import type { FeedbackItem } from './use-feedback-list.ts';

interface CommentsProps {
  item: FeedbackItem;
  /** Id of the linked comment. */
  commentId: string | undefined;
  /** Called when the deletion dialog opens or closes. */
  onAskingChange: (isAsking: boolean) => void;
}

/** Comments of an item, and the field for a new one. */
export function Comments({ item, commentId, onAskingChange }: CommentsProps) {
  const comments = useComments(item.id);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { add, update, remove } = useCommentChanges(item.id);
  const [deleting, setDeleting] = useState<Comment | null>(null);
  const asked = useRef('');
  useEffect(() => {
    if (deleting) asked.current = deleting.id;
    onAskingChange(deleting !== null);
    return () => onAskingChange(false);
  }, [deleting, onAskingChange]);
  const confirm = () => {
    if (!deleting) return;
    // Its button is about to disappear and must not take the focus with it.
    asked.current = '';
    setDeleting(null);
    remove.mutate({ commentId: deleting.id }, { onError: (error) => report(texts.deleteFailed, error) });
  };
  return (
    <section className={classes.section} aria-labelledby="feedback-comments">
      <h3 id="feedback-comments" ref={headingRef} tabIndex={-1} className={classes.heading}>
        {texts.heading} <span className={classes.total}>{comments.data?.length ?? item.commentsCount}</span>
      </h3>
      <CommentList
        comments={comments}
        feedbackId={item.id}
        linkedId={commentId}
        update={update}
        onDelete={setDeleting}
      />
      <AddComment key={item.id} feedbackId={item.id} add={add} />
      <ConfirmDialog
        isOpen={deleting !== null}
        title={texts.deleteTitle}
        confirmLabel={messages.delete}
        cancelLabel={messages.cancel}
        onConfirm={confirm}
        onClose={() => setDeleting(null)}
        returnsFocus={false}
        onClosed={() =>
          (findDeleteButton(asked.current) ?? headingRef.current)?.focus({ preventScroll: true })
        }
      >
        {texts.confirmDelete}
      </ConfirmDialog>
    </section>
  );
}

/** Button that opened the dialog, unless its comment is gone. */
function findDeleteButton(commentId: string): HTMLElement | null {
  return document.querySelector(`[data-delete-comment="${CSS.escape(commentId)}"]`);
}

function report(headline: string, error: unknown) {
  notifications.show({ color: 'red', title: headline, message: describeFailure(error, headline) });
}

interface CommentListProps {
  comments: ReturnType<typeof useComments>;
  feedbackId: string;
  linkedId: string | undefined;
  update: CommentChanges['update'];
  onDelete: (comment: Comment) => void;
}

function CommentList({ comments, feedbackId, linkedId, update, onDelete }: CommentListProps) {
  const { data, error, isFetching, refetch } = comments;
  if (!data) {
    if (error && !isFetching) {
      return (
        <ErrorPanel
          title={texts.loadFailed}
          message={error.message}
          retryLabel={messages.tryAgain}
          onRetry={() => void refetch()}
        />
      );
    }
    return (
      <div aria-busy="true" className={classes.list}>
        <Skeleton height={72} />
        <Skeleton height={72} />
      </div>
    );
  }
  const isGone = linkedId !== undefined && !isFetching && !data.some(({ id }) => id === linkedId);
  return (
    <>
      {isGone ? (
        <p role="status" className={classes.note}>
          {texts.gone}
        </p>
      ) : null}
      {data.length === 0 ? (
        <p className={classes.empty}>{texts.empty}</p>
      ) : (
        <ol className={classes.list} aria-label={texts.list}>
          {data.map((comment) => (
            <CommentRow
              key={comment.id}
              comment={comment}
              feedbackId={feedbackId}
              isLinked={comment.id === linkedId}
              update={update}
              onDelete={() => onDelete(comment)}
            />
          ))}
        </ol>
      )}
    </>
  );
}
