import { useSessionStorage } from '@mantine/hooks';
import { useState } from 'react';
import { CommentForm } from './comment-form.tsx';
import classes from './comments.module.css';
import { commentTexts as texts } from './messages.ts';
import type { CommentChanges } from './use-comment-changes.ts';

interface AddCommentProps {
  feedbackId: string;
  add: CommentChanges['add'];
}

/** Field for a new comment. The text stays with the item until it is posted. */
export function AddComment({ feedbackId, add }: AddCommentProps) {
  const [text, setText, forget] = useSessionStorage({
    key: `keydence.comment-draft.${feedbackId}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const [isPosted, setIsPosted] = useState(false);
  const post = () =>
    add.mutate(
      { feedbackId, content: text },
      {
        onSuccess: () => {
          forget();
          setIsPosted(true);
        },
      },
    );
  return (
    <>
      <CommentForm
        label={texts.add}
        submitLabel={texts.post}
        text={text}
        onChange={(value) => {
          setIsPosted(false);
          if (add.isError) add.reset();
          setText(value);
        }}
        onSubmit={post}
        isSending={add.isPending}
        error={add.error}
        failure={texts.addFailed}
      />
      <p role="status" className={classes.posted}>
        {isPosted ? texts.posted : ''}
      </p>
    </>
  );
}
