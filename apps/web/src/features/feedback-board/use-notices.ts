import { notifications } from '@mantine/notifications';
import { trpc } from '../../lib/trpc.ts';
import { describeFailure } from './describe-failure.ts';
import { noticeTexts } from './messages.ts';

/** The user's setting for mail about feedback; null until loaded. A change shows immediately. */
export function useNotices() {
  const utils = trpc.useUtils();
  const { data, error, isFetching, refetch } = trpc.feedback.getNotices.useQuery();
  const { mutate } = trpc.feedback.setNotices.useMutation({
    onMutate: async (next) => {
      await utils.feedback.getNotices.cancel();
      utils.feedback.getNotices.setData(undefined, next);
    },
    onError: (failure, { isOn }) => {
      utils.feedback.getNotices.setData(undefined, { isOn: !isOn });
      const message = describeFailure(failure, noticeTexts.failed);
      notifications.show({ color: 'red', title: noticeTexts.failed, message });
    },
    onSettled: () => utils.feedback.getNotices.invalidate(),
  });
  return {
    isOn: data?.isOn ?? null,
    set: (isOn: boolean) => mutate({ isOn }),
    hasFailed: !data && error !== null && !isFetching,
    retry: () => void refetch(),
  };
}
