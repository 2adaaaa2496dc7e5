import { useEffect, useRef } from 'react';
import { tellFailure } from '../../lib/tell-failure.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { rhythmMessages } from './rhythm-messages.ts';

export type Rhythm = RouterOutputs['rhythm']['get'];
export type RhythmChoice = Pick<Rhythm, 'hour' | 'isPaused'>;

const runningPollMs = 3_000;

export interface RhythmActions {
  /** Undefined until loaded. */
  rhythm: Rhythm | undefined;
  /** Error of loading it. */
  error: unknown;
  retry: () => void;
  run: () => void;
  isStarting: boolean;
  update: (choice: RhythmChoice, onDone: () => void) => void;
  isSaving: boolean;
  setMail: (isOn: boolean) => void;
}

/** Schedule of a domain with its mutations. When a run ends, everything is refetched. */
export function useRhythm(domainId: string): RhythmActions {
  const utils = trpc.useUtils();
  const { data, error, isFetching, refetch } = trpc.rhythm.get.useQuery(
    { domainId },
    { refetchInterval: ({ state }) => (state.data?.state === 'running' ? runningPollMs : false) },
  );
  const isRunning = data?.state === 'running';
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void utils.invalidate();
    wasRunning.current = isRunning;
  }, [isRunning, utils]);
  const onSuccess = (schedule: Rhythm) => utils.rhythm.get.setData({ domainId }, schedule);
  const orTell = (title: string) => ({
    onSuccess,
    onError: (failure: unknown) => tellFailure(title, failure),
  });
  const run = trpc.rhythm.run.useMutation(orTell(rhythmMessages.runFailed));
  const update = trpc.rhythm.update.useMutation(orTell(rhythmMessages.saveFailed));
  const setMail = trpc.rhythm.setMail.useMutation(orTell(rhythmMessages.mailFailed));
  return {
    rhythm: data,
    error: data || isFetching ? null : error,
    retry: () => void refetch(),
    run: () => run.mutate({ domainId }),
    isStarting: run.isPending,
    update: (choice, onDone) => update.mutate({ domainId, ...choice }, { onSuccess: onDone }),
    isSaving: update.isPending,
    setMail: (isOn) => setMail.mutate({ domainId, isOn }),
  };
}
