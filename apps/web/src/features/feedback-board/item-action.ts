import type { FeedbackItem } from './use-feedback-list.ts';

/** What a dialog over the board asks about an item. */
export interface ItemAction {
  kind: 'edit' | 'delete' | 'merge';
  item: FeedbackItem;
}
