import { setBudgetInput } from '@keydence/domain';
import { useState } from 'react';
import { isApiError, type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { spendingTexts } from './spending-messages.ts';

export type Spending = RouterOutputs['spending']['get'];

/** Cost of live search data for the workspace this month. */
export function useSpending(workspaceId: string) {
  const { data, error, errorUpdatedAt, refetch } = trpc.spending.get.useQuery({ workspaceId });
  // The error is reset during a retry.
  const hasFailed = errorUpdatedAt > 0;
  return { data, error, hasFailed, refetch: () => void refetch() };
}

/** Budget form for owners. The typed text stays until it is saved. */
export function useBudget(workspaceId: string, { budgetUsd }: Spending, onSaved: () => void) {
  const utils = trpc.useUtils();
  const [draft, setDraft] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = trpc.spending.setBudget.useMutation({
    onSuccess: (spending) => {
      utils.spending.get.setData({ workspaceId }, spending);
      void utils.spending.estimate.invalidate();
      setDraft(null);
      onSaved();
    },
    onError: (failure) => {
      const field = isApiError(failure) ? failure.data?.errors?.[0]?.message : null;
      const isForbidden = isApiError(failure) && failure.data?.appCode === 'forbidden';
      setRefusal(field ?? (isForbidden ? failure.message : spendingTexts.saveFailed));
    },
  });
  const text = draft ?? String(budgetUsd);
  return {
    text,
    type: (typed: string) => {
      setRefusal(null);
      setDraft(typed);
    },
    refusal,
    isSaving: save.isPending,
    submit: () => {
      if (save.isPending) return;
      const typed = text.trim() === '' ? Number.NaN : Number(text);
      const checked = setBudgetInput.safeParse({ workspaceId, budgetUsd: typed });
      if (!checked.success) return setRefusal(spendingTexts.invalid);
      save.mutate(checked.data);
    },
  };
}
