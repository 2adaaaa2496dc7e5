import { VisuallyHidden } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import classes from './feedback-card.module.css';
import { itemTexts } from './messages.ts';
import type { FeedbackItem } from './use-feedback-list.ts';
import { useVote } from './use-vote.ts';

interface VoteButtonProps {
  item: FeedbackItem;
  /** True for short lines: lower, without the word. */
  isCompact?: boolean;
}

/** Vote count that is also the vote button. */
export function VoteButton({ item, isCompact = false }: VoteButtonProps) {
  const { toggle, isPending } = useVote(item);
  return (
    <button
      type="button"
      className={classes.vote}
      data-compact={isCompact || undefined}
      aria-pressed={item.userVote === 'upvote'}
      // A disabled button would lose the focus while the vote is pending.
      aria-disabled={isPending || undefined}
      onClick={({ detail }) => {
        // The second click of a double click would remove the vote.
        if (detail <= 1) toggle();
      }}
    >
      <IconChevronUp size={18} stroke={2} aria-hidden />
      <span className={classes.voteCount}>{item.upvotesCount.toLocaleString('en-US')}</span>
      <span aria-hidden="true" className={classes.voteWord}>
        {itemTexts.votes(item.upvotesCount)}
      </span>
      <VisuallyHidden component="span">
        {` ${itemTexts.votes(item.upvotesCount)}. ${itemTexts.vote(item.title)}`}
      </VisuallyHidden>
    </button>
  );
}
