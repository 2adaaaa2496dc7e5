import type { FeedbackStatus } from '@keydence/domain';
import { notifications } from '@mantine/notifications';
import { trpc } from '../../lib/trpc.ts';
import { describeFailure } from './describe-failure.ts';
import { changeTexts } from './messages.ts';
import { statusLabel } from './status-badge.tsx';
import type { FeedbackItem } from './use-feedback-list.ts';
import { useItemCache } from './use-item-cache.ts';

/** Sets an item's status optimistically and restores it if the server refuses. */
export function useSetStatus(item: FeedbackItem) {
  const cache = useItemCache();
  const show = (status: FeedbackStatus) => cache.patch(item.id, (current) => ({ ...current, status }));
  const { mutate } = trpc.feedback.update.useMutation({
    onSuccess: ({ title, status }) =>
      notifications.show({ message: changeTexts.statusChanged(title, statusLabel(status)) }),
    onError: (error) => {
      show(item.status);
      const message = describeFailure(error, changeTexts.statusFailed);
      notifications.show({ color: 'red', title: changeTexts.statusFailed, message });
    },
    onSettled: cache.reloadItems,
  });
  return (status: FeedbackStatus) => {
    if (status === item.status) return;
    show(status);
    mutate({ feedbackId: item.id, status });
  };
}
