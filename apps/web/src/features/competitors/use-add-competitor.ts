import { useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { messages } from './messages.ts';

/** Adds a competitor to the selected domain and reloads the list. */
export function useAddCompetitor(onAdded: () => void) {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending, error, reset } = trpc.competitors.create.useMutation({
    onSuccess: onAdded,
    onSettled: () => utils.competitors.invalidate(),
  });
  return {
    add: (competitorDomain: string) => {
      if (domain) mutate({ domainId: domain.id, competitorDomain });
      else setRefusal(messages.noDomain);
    },
    isAdding: isPending,
    error: refusal ?? (error && failureText(error, messages.addFailed)),
    reset: () => {
      setRefusal(null);
      reset();
    },
  };
}
