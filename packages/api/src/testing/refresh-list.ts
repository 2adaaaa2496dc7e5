import type { RefreshKind, RefreshRun } from '@keydence/domain';
import type { RefreshJob, Services } from '../context.ts';
import { runRefresh } from '../refreshes/run-refresh.ts';
import type { TestServices } from './create-test-services.ts';
import type { signIn } from './sign-in.ts';

type Api = Awaited<ReturnType<typeof signIn>>['api'];

/** Asks for a refresh and hands its job over, not yet run. */
export async function startRefreshJob(
  { sentRefreshes }: Pick<TestServices, 'sentRefreshes'>,
  api: Api,
  input: { domainId: string; kind: RefreshKind },
): Promise<RefreshJob> {
  const { run } = await api.refreshes.start(input);
  const job = sentRefreshes.findLast((sent) => sent.kind === input.kind && sent.run === run);
  if (!job) throw new Error('no refresh was enqueued');
  return job;
}

/** Asks for a refresh, runs it as a worker with `worker` would, and tells how it ended. */
export async function refreshList(
  services: TestServices,
  api: Api,
  { worker, ...input }: { domainId: string; kind: RefreshKind; worker?: Services },
): Promise<RefreshRun> {
  const job = await startRefreshJob(services, api, input);
  await runRefresh(worker ?? services, job, { isLast: true });
  return api.refreshes.get({ ...input, run: job.run });
}
