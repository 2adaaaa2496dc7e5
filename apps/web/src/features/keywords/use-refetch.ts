import { notifications } from '@mantine/notifications';
import { trpc } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';
import { messages } from './messages.ts';

/** The two refreshes of the list, independent of each other. The list reloads after each success. */
export function useRefetch() {
  const { domain, market } = useSelection();
  const utils = trpc.useUtils();
  const input = {
    domainId: domain?.id ?? '',
    locationCode: market?.locationCode,
    languageCode: market?.languageCode,
  };
  const finish = (message: string) => {
    notifications.show({ message, closeButtonProps: { 'aria-label': messages.close } });
    return Promise.all([utils.keywords.list.invalidate(), utils.keywords.history.invalidate()]);
  };
  const keywords = trpc.keywords.refresh.useMutation({
    onSuccess: ({ added, updated }) => finish(messages.refreshedKeywords(added, updated)),
    onError: ({ message }) => tell(messages.refreshKeywordsFailed, message),
  });
  const rankings = trpc.keywords.refreshRankings.useMutation({
    onSuccess: ({ refreshed, failed }) => finish(messages.refreshedRankings(refreshed, failed)),
    onError: ({ message }) => tell(messages.refreshRankingsFailed, message),
  });
  return {
    keywords: { isRunning: keywords.isPending, run: () => keywords.mutate(input) },
    rankings: { isRunning: rankings.isPending, run: () => rankings.mutate(input) },
  };
}

function tell(title: string, message: string) {
  notifications.show({
    color: 'red',
    title,
    message: message === title ? undefined : message,
    closeButtonProps: { 'aria-label': messages.close },
  });
}
