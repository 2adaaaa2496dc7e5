import { Comments } from './comments.tsx';
import type { ItemAction } from './item-action.ts';
import classes from './item-drawer.module.css';
import { ItemFacts } from './item-facts.tsx';
import { ItemMenu } from './item-menu.tsx';
import type { FeedbackItem } from './use-feedback-list.ts';
import { VoteButton } from './vote-button.tsx';

interface ItemDetailsProps {
  item: FeedbackItem;
  commentId: string | undefined;
  onAct: (action: ItemAction) => void;
  onAskingChange: (isAsking: boolean) => void;
}

/** Complete item: facts, text and comments. */
export function ItemDetails({ item, commentId, onAct, onAskingChange }: ItemDetailsProps) {
  return (
    <div className={classes.details}>
      <div className={classes.head}>
        <VoteButton item={item} />
        <ItemFacts item={item} />
        <ItemMenu item={item} onAct={onAct} />
      </div>
      <p className={classes.text}>{item.description}</p>
      <Comments item={item} commentId={commentId} onAskingChange={onAskingChange} />
    </div>
  );
}
