import { CategoryIcon } from './category-icon.tsx';
import classes from './feedback-card.module.css';
import { categoryLabels, itemTexts } from './messages.ts';
import { PostedAt } from './posted-at.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { FeedbackItem } from './use-feedback-list.ts';

export function ItemFacts({ item: { status, category, authorName, createdAt } }: { item: FeedbackItem }) {
  return (
    <div className={classes.facts}>
      <StatusBadge status={status} />
      <span className={classes.fact}>
        <CategoryIcon category={category} />
        {categoryLabels[category]}
      </span>
      <span className={classes.fact}>
        <span className={classes.author}>
          {itemTexts.by} <strong>{authorName}</strong>
        </span>
      </span>
      <PostedAt at={createdAt} />
    </div>
  );
}
