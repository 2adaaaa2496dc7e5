import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { forgetOnboardingDraft } from '../../app/onboarding-draft.ts';
import { useSelection } from '../../app/use-selection.tsx';
import { createFailed } from './messages.ts';
import { createdOf, inputOf, useCreateWorkspace, useSampleDraft } from './use-create-workspace.ts';
import { type Draft, useDraft } from './use-draft.ts';

/** The wizard: its draft, the creation, and the way on to the dashboard. */
export function useOnboarding() {
  const { draft, change } = useDraft();
  const createWorkspace = useCreateWorkspace();
  const findSample = useSampleDraft();
  const navigate = useNavigate();

  const create = useMutation({
    mutationFn: async (entered: Draft) => {
      change({ ...entered, step: 'creating', created: null });
      const workspace = await createWorkspace(inputOf(entered));
      return createdOf(workspace);
    },
    onSuccess: (created) => change({ created }),
    onError: () => change({ step: 'location' }),
  });
  const sample = useMutation({
    mutationFn: async () => ({ ...draft, ...(await findSample(draft.locationCode)) }),
    onSuccess: (entered) => create.mutate(entered),
  });
  const finish = useCallback(async () => {
    forgetOnboardingDraft();
    await navigate({ to: '/dashboard', replace: true });
  }, [navigate]);

  useInterruptedCreation(draft, change);
  const error = create.error ?? sample.error;
  return {
    draft,
    change: (changes: Partial<Draft>) => {
      create.reset();
      change(changes);
    },
    create: () => create.mutate(draft),
    startSample: () => sample.mutate(),
    isStartingSample: sample.isPending,
    errorText: error ? error.message || createFailed : null,
    finish,
  };
}

/** A reload in the middle of the creation: the workspace is there by now, or the last step is offered again. */
function useInterruptedCreation(draft: Draft, change: (changes: Partial<Draft>) => void) {
  const { workspaces, isLoading, selectDomain } = useSelection();
  const wasInterrupted = useRef(draft.step === 'creating' && !draft.created);
  useEffect(() => {
    if (!wasInterrupted.current || isLoading) return;
    wasInterrupted.current = false;
    const workspace = workspaces.findLast(({ name }) => name === draft.name.trim());
    const created = workspace ? createdOf(workspace) : null;
    if (created) selectDomain(created.domainId, created.workspaceId);
    change(created ? { created } : { step: 'location' });
  }, [workspaces, isLoading, selectDomain, draft.name, change]);
}
