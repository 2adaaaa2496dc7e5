import { useEffect, useRef } from 'react';
import { notifyError } from '../../lib/notify-error.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { scheduleMessages } from './schedule-messages.ts';

export type ReportSchedule = RouterOutputs['schedules']['get'];
export type ScheduleChoice = Pick<ReportSchedule, 'hour' | 'isPaused'>;

const runningPollMs = 3_000;

export interface ScheduleActions {
  /** Undefined until loaded. */
  schedule: ReportSchedule | undefined;
  /** Error of loading it. */
  error: unknown;
  retry: () => void;
  run: () => void;
  isStarting: boolean;
  update: (choice: ScheduleChoice, onDone: () => void) => void;
  isSaving: boolean;
  setMail: (isOn: boolean) => void;
}

/** Schedule of a domain with its mutations. When a run ends, everything is refetched. */
export function useSchedule(domainId: string): ScheduleActions {
  const utils = trpc.useUtils();
  const { data, error, isFetching, refetch } = trpc.schedules.get.useQuery(
    { domainId },
    { refetchInterval: ({ state }) => (state.data?.state === 'running' ? runningPollMs : false) },
  );
  const isRunning = data?.state === 'running';
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void utils.invalidate();
    wasRunning.current = isRunning;
  }, [isRunning, utils]);
  const onSuccess = (schedule: ReportSchedule) => utils.schedules.get.setData({ domainId }, schedule);
  const orTell = (title: string) => ({
    onSuccess,
    onError: (failure: unknown) => notifyError(title, failure),
  });
  const run = trpc.schedules.run.useMutation(orTell(scheduleMessages.runFailed));
  const update = trpc.schedules.update.useMutation(orTell(scheduleMessages.saveFailed));
  const setMail = trpc.schedules.setMail.useMutation(orTell(scheduleMessages.mailFailed));
  return {
    schedule: data,
    error: data || isFetching ? null : error,
    retry: () => void refetch(),
    run: () => run.mutate({ domainId }),
    isStarting: run.isPending,
    update: (choice, onDone) => update.mutate({ domainId, ...choice }, { onSuccess: onDone }),
    isSaving: update.isPending,
    setMail: (isOn) => setMail.mutate({ domainId, isOn }),
  };
}
