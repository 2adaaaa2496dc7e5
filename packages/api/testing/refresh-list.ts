import type { RefreshKind, RefreshRun } from '@keydence/domain';
import type { RefreshJob, Services } from '../src/context.ts';
import { runRefresh } from '../src/refreshes/run-refresh.ts';
import type { TestServices } from './create-test-services.ts';
import type { signIn } from './sign-in.ts';

type Api = Awaited<ReturnType<typeof signIn>>['api'];

/** Requests a refresh and returns its job without running it. */
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

/** Requests a refresh, runs it with the services of `worker`, and returns the ended refresh. */
export async function refreshList(
  services: TestServices,
  api: Api,
  { worker, ...input }: { domainId: string; kind: RefreshKind; worker?: Services },
): Promise<RefreshRun> {
  const job = await startRefreshJob(services, api, input);
  await runRefresh(worker ?? services, job, { isLast: true });
  return api.refreshes.get({ ...input, run: job.run });
}
