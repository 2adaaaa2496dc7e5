import { notifications } from '@mantine/notifications';
import { messages } from './messages.ts';

/** Puts the address of an item, or of one of its comments, on the clipboard and says so. */
export async function copyLink(itemId: string, commentId?: string): Promise<void> {
  const link = new URL('/dashboard', window.location.origin);
  link.searchParams.set('section', 'feedback-board');
  link.searchParams.set('item', itemId);
  if (commentId) link.searchParams.set('comment', commentId);
  try {
    await navigator.clipboard.writeText(link.href);
    notifications.show({ message: messages.linkCopied });
  } catch {
    // Browsers refuse without a secure connection or without leave.
    notifications.show({ autoClose: false, message: messages.copyByHand(link.href) });
  }
}
