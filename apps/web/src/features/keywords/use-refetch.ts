import { notifications } from '@mantine/notifications';
import { failureText } from '../../lib/failure-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { refetchTexts } from './messages.ts';
import { type Refresh, useRefreshes } from './use-refreshes.ts';

/** State of one refresh, for its button. */
export interface Refetch {
  isRunning: boolean;
  /** Progress; undefined while idle. */
  progress: Refresh | undefined;
  run: () => void;
}

/**
 * Two independent refreshes of the list. They run on the server, even after this page is closed. The list
 * reloads after each success and keeps its figures after a failure.
 */
export function useRefetch(): Record<Refresh['kind'], Refetch> {
  const utils = trpc.useUtils();
  const { list, open, put } = useRefreshes((refresh) => {
    tellEnd(refresh);
    if (refresh.state !== 'done') return;
    // Data computed from the list, on this screen and on others.
    void utils.keywords.invalidate();
    void utils.overview.invalidate();
    void utils.reports.invalidate();
  });
  const options = (kind: Refresh['kind']) => ({
    onSuccess: put,
    onError: (error: { message: string }) => tellRefetchFailure(kind, failureText(error)),
  });
  const keywords = trpc.refreshes.start.useMutation(options('keywords'));
  const rankings = trpc.refreshes.start.useMutation(options('rankings'));
  return {
    keywords: {
      isRunning: keywords.isPending || open.keywords !== undefined,
      progress: open.keywords,
      run: () => keywords.mutate({ ...list, kind: 'keywords' }),
    },
    rankings: {
      isRunning: rankings.isPending || open.rankings !== undefined,
      progress: open.rankings,
      run: () => rankings.mutate({ ...list, kind: 'rankings' }),
    },
  };
}

function tellEnd({ kind, keywords, rankings, message }: Refresh) {
  if (keywords) return tell(refetchTexts.refreshedKeywords(keywords.added, keywords.updated));
  if (rankings) return tell(refetchTexts.refreshedRankings(rankings.refreshed, rankings.failed));
  tellRefetchFailure(kind, message ?? '');
}

function tell(message: string) {
  notifications.show({ message });
}

/** Stays until closed: the user may not have been looking. */
function tellRefetchFailure(kind: Refresh['kind'], message: string) {
  notifications.show({
    color: 'red',
    title: refetchTexts[kind].failed,
    message: `${message} ${refetchTexts[kind].nextStep}`.trim(),
    autoClose: false,
  });
}
