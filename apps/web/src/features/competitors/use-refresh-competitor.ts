import { useState } from 'react';
import { type Dates, useDates } from '../../app/dates.tsx';
import { failureText } from '../../app/failure-text.ts';
import { trpc } from '../../app/trpc.ts';
import { refreshTexts } from './messages.ts';

/** How a refresh ended, for its banner. */
export interface RefreshOutcome {
  kind: 'success' | 'partial' | 'failure' | 'limit';
  message: string;
  /** What to do about it. */
  hint?: string;
}

/** Collects a competitor anew, reloads the list, and keeps how it ended until the banner goes. */
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
