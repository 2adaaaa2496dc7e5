import { notifications } from '@mantine/notifications';
import { messages } from './messages.ts';

/** Copies the address of an item or comment to the clipboard and shows a message. */
export async function copyLink(itemId: string, commentId?: string): Promise<void> {
  const link = new URL('/dashboard', window.location.origin);
  link.searchParams.set('section', 'feedback-board');
  link.searchParams.set('item', itemId);
  if (commentId) link.searchParams.set('comment', commentId);
  try {
    await navigator.clipboard.writeText(link.href);
    notifications.show({ message: messages.linkCopied });
  } catch {
    // Browsers refuse without a secure connection or permission.
    notifications.show({ autoClose: false, message: messages.copyByHand(link.href) });
  }
}
