import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { forgetOnboardingDraft } from '../../lib/onboarding-draft.ts';
import { explanationOf } from '../../lib/trpc.ts';
import { createFailed } from './messages.ts';
import { createdOf, inputOf, useCreateWorkspace, useSampleDraft } from './use-create-workspace.ts';
import { changeDraft, type Draft, useDraft } from './use-draft.ts';
import { useLeaving } from './use-leaving.ts';

/** Wizard state: draft, creation, and the link to the dashboard. */
export function useOnboarding() {
  const { draft, change } = useDraft();
  const createWorkspace = useCreateWorkspace();
  const findSample = useSampleDraft();
  const navigate = useNavigate();
  const isLeaving = useLeaving();

  const create = useMutation({
    mutationFn: async (entered: Draft) => {
      change({ ...entered, step: 'creating', created: null });
      const workspace = await createWorkspace(inputOf(entered));
      return createdOf(workspace);
    },
    onSuccess: (created) => change({ created }),
    onError: () => {
      if (!isLeaving.current) change({ step: 'location' });
    },
  });
  const sample = useMutation({
    mutationFn: async () => changeDraft(draft, await findSample(draft.locationCode)),
    onSuccess: (entered) => start(entered),
  });
  const finish = useCallback(async () => {
    forgetOnboardingDraft();
    await navigate({ to: '/dashboard', replace: true });
  }, [navigate]);

  const start = (entered: Draft) => {
    if (create.isPending) return;
    isLeaving.current = false;
    create.mutate(entered);
  };
  useInterruptedCreation(draft, start);
  const error = create.error ?? sample.error;
  return {
    draft,
    change: (changes: Partial<Draft>) => {
      create.reset();
      change(changes);
    },
    create: () => start(draft),
    startSample: () => sample.mutate(),
    isStartingSample: sample.isPending,
    errorText: error ? (explanationOf(error) ?? createFailed) : null,
    finish,
  };
}

/**
 * After a reload during creation, sends the request again. Its id makes the server create only what is
 * missing, or return what exists.
 */
function useInterruptedCreation(draft: Draft, start: (draft: Draft) => void) {
  const isInterrupted = useRef(draft.step === 'creating' && !draft.created);
  useEffect(() => {
    if (!isInterrupted.current) return;
    isInterrupted.current = false;
    start(draft);
  });
}
