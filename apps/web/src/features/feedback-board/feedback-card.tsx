import { Panel } from '@keydence/ui';
import { IconMessage2 } from '@tabler/icons-react';
import { ClampedText } from './clamped-text.tsx';
import classes from './feedback-card.module.css';
import type { ItemAction } from './item-action.ts';
import { ItemFacts } from './item-facts.tsx';
import { ItemLink } from './item-link.tsx';
import { ItemMenu } from './item-menu.tsx';
import { itemTexts } from './messages.ts';
import type { FeedbackItem } from './use-feedback-list.ts';
import { VoteButton } from './vote-button.tsx';

interface FeedbackCardProps {
  item: FeedbackItem;
  onAct: (action: ItemAction) => void;
}

/** Item in the list. Its title and its comment count open it. */
export function FeedbackCard({ item, onAct }: FeedbackCardProps) {
  return (
    <Panel>
      <article className={classes.card} aria-label={item.title}>
        <VoteButton item={item} />
        <div className={classes.cardBody}>
          <div className={classes.cardHead}>
            <h2 className={classes.cardTitle}>
              <ItemLink itemId={item.id}>{item.title}</ItemLink>
            </h2>
            <ItemMenu item={item} onAct={onAct} />
          </div>
          <ClampedText text={item.description} title={item.title} />
          <div className={classes.cardFoot}>
            <ItemFacts item={item} />
            <ItemLink itemId={item.id} className={classes.commentsLink}>
              <IconMessage2 size={16} stroke={1.5} aria-hidden />
              {itemTexts.comments(item.commentsCount)}
            </ItemLink>
          </div>
        </div>
      </article>
    </Panel>
  );
}
