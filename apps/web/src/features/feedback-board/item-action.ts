import type { FeedbackItem } from './use-feedback-list.ts';

/** Action on an item that opens a dialog over the board. */
export interface ItemAction {
  kind: 'edit' | 'delete' | 'merge';
  item: FeedbackItem;
}
