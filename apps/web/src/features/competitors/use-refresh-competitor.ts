import { useState } from 'react';
import { type Dates, useDates } from '../../lib/dates.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { refreshTexts } from './messages.ts';

/** Outcome of a refresh, for its banner. */
export interface RefreshOutcome {
  kind: 'success' | 'partial' | 'failure' | 'limit';
  message: string;
  /** Next step after the outcome. */
  hint?: string;
}

/** Refreshes a competitor, reloads the list, and keeps the outcome until the banner closes. */
export function useRefreshCompetitor(competitorId: string) {
  const dates = useDates();
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
    onError: (error) => {
      const { data, message } = error;
      setOutcome(
        data?.appCode === 'weekly_refresh_limit' || message.includes('429')
          ? { kind: 'limit', message: refreshTexts.limit, ...hintOf(dates, data?.retryAfterSeconds) }
          : { kind: 'failure', message: failureText(error, refreshTexts.failure) },
      );
    },
    onSettled: () => utils.competitors.invalidate(),
  });
  return {
    refresh: () => {
      if (!isPending) mutate({ competitorId });
    },
    isRefreshing: isPending,
    outcome,
    dismiss: () => setOutcome(null),
  };
}

function hintOf(dates: Dates, retryAfterSeconds: number | null | undefined): { hint?: string } {
  if (!retryAfterSeconds) return {};
  return { hint: refreshTexts.nextRefresh(dates.day(new Date(Date.now() + retryAfterSeconds * 1000))) };
}
