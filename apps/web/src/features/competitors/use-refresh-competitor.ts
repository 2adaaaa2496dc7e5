import { useState } from 'react';
import { trpc } from '../../app/trpc.ts';
import { refreshTexts } from './messages.ts';

/** How a refresh ended, for its banner. */
export interface RefreshOutcome {
  kind: 'success' | 'partial' | 'failure' | 'limit';
  message: string;
}

/** Collects a competitor anew, reloads the list, and keeps how it ended until the banner goes. */
export function useRefreshCompetitor(competitorId: string) {
  const utils = trpc.useUtils();
  const [outcome, setOutcome] = useState<RefreshOutcome | null>(null);
  const { mutate, isPending } = trpc.competitors.refresh.useMutation({
    onMutate: () => setOutcome(null),
    onSuccess: ({ warning, keywords }) =>
      setOutcome(
        warning === null
          ? { kind: 'success', message: refreshTexts.collected(keywords.keywordsCollected) }
          : { kind: 'partial', message: warning },
      ),
    onError: ({ data, message }) =>
      setOutcome(
        data?.appCode === 'weekly_refresh_limit'
          ? { kind: 'limit', message: refreshTexts.limit }
          : { kind: 'failure', message: message || refreshTexts.failure },
      ),
    onSettled: () => utils.competitors.invalidate(),
  });
  return {
    refresh: () => mutate({ competitorId }),
    isRefreshing: isPending,
    outcome,
    dismiss: () => setOutcome(null),
  };
}
