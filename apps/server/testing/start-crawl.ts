import { createCaller, politeCrawl, runSetup, runSiteRead, type Services } from '@keydence/api';
import { createDirectPageRules } from '../src/pages/direct-page-rules.ts';
import { startEdge } from './start-edge.ts';
import { startSite } from './start-site.ts';

export type SiteJob = Parameters<typeof runSiteRead>[1];

/** A server that reads sites of a server on this machine, without waiting: its clock is set forward instead. */
export async function startCrawl() {
  let slept = 0;
  let tracked = 0;
  const jobs: SiteJob[] = [];
  const quick = {
    ...politeCrawl,
    unprovenEveryMs: 0,
    sleep: async (ms: number) => {
      slept += ms;
    },
  };
  const site = await startSite();
  const edge = await startEdge({
    siteReader: site.reader,
    pageRules: createDirectPageRules(),
    crawl: quick,
    now: () => new Date(Date.now() + slept),
    jobs: {
      enqueueSetup: async () => {},
      enqueueRefresh: async () => {},
      enqueueImport: async () => {},
      enqueueTopics: async () => {},
      enqueueMoves: async () => {},
      enqueueConsoleFetch: async () => {},
      enqueueSiteRead: async (_tx, job, at) => {
        if (at?.notBefore) slept = Math.max(slept, at.notBefore.getTime() - Date.now());
        jobs.push(job);
      },
      enqueueBrief: async () => {},
      enqueueRadar: async () => {},
      enqueueAlertCheck: async () => {},
      enqueueMail: async () => {},
    },
  });
  const { services } = edge;

  async function track(name?: string) {
    tracked += 1;
    const domainName = name ?? `shop${tracked}.com`;
    const { userId, email } = await edge.signUp();
    const api = createCaller({ services, requestId: 'test', caller: { userId, email, sessionId: userId } });
    const { id: workspaceId } = await api.workspaces.create({ name: 'Acme' });
    const { id: domainId } = await api.trackedDomains.create({
      workspaceId,
      domainUrl: domainName,
      locationCode: 2840,
    });
    await runSetup(services, { domainId, run: 1 });
    const home = `http://${domainName}/`;
    const all = { domainId, page: 1, limit: 100 } as const;
    return {
      api,
      domainId,
      workspaceId,
      home,
      /** Starts a reading, runs its jobs and returns how it has ended. */
      async read(running: Services = services) {
        await api.pages.read({ domainId });
        await runJobs(running);
        return (await api.pages.status({ domainId })).read;
      },
      states: async () => {
        const { data } = await api.pages.list({ ...all, sortBy: 'address', sortOrder: 'asc' });
        return Object.fromEntries(data.map(({ address, state }) => [address.replace(home, '/'), state]));
      },
      findings: async (state: 'open' | 'new' | 'gone' | 'ignored' = 'open') =>
        (await api.pages.findings({ ...all, state })).data,
      async found(kind: string, state: 'open' | 'new' | 'gone' | 'ignored' = 'open') {
        const { data } = await api.pages.findings({ ...all, kind, state });
        return data.map(({ page }) => page.address.replace(home, '/'));
      },
    };
  }

  /** Runs the jobs that were sent, and those that these send. */
  async function runJobs(running: Services = services) {
    for (let job = jobs.shift(); job; job = jobs.shift()) await runSiteRead(running, job, { isLast: true });
  }

  return {
    edge,
    site,
    services,
    quick,
    jobs,
    track,
    runJobs,
    reset() {
      site.pages.clear();
      site.requests.length = 0;
      jobs.length = 0;
      services.crawl = quick;
      services.siteReader = site.reader;
    },
    async close() {
      await edge.close();
      await site.close();
    },
  };
}
