// A process that reads the planned site as the server's worker does, and kills itself at one of its steps.
import { politeCrawl, runSiteRead, type Services } from '@keydence/api';
import { createServices } from '@keydence/bench/create-services';
import { createDatabase } from '@keydence/db';
import { createThreadedPageRules } from '@keydence/server/page-rules';
import { countCommits } from '@keydence/server/testing/count-commits';
import { createPlannedReader, failsAtTheEnd, listServedPages } from '@keydence/server/testing/planned-site';

export interface PlannedTask {
  url: string;
  siteId: number;
  run: number;
  ports: { http: number; https: number };
  /** Steps that it lives for: a step is a request, or a transaction that is about to commit. */
  steps: number;
  /** Milliseconds that its clock is ahead, so that no process has to wait for an hour that one before has slept. */
  ahead: number;
  /** The built thread that reads pages. */
  thread: string;
}

async function run({ url, siteId, run: number, ports, steps, ahead, thread }: PlannedTask) {
  const database = await createDatabase(url, { statementTimeoutMs: 0 });
  const { reader } = createPlannedReader(listServedPages(failsAtTheEnd), ports);
  let left = steps;
  let slept = ahead;
  const count = () => {
    left -= 1;
    if (left < 0) process.kill(process.pid, 'SIGKILL');
  };
  const db = countCommits(database.db, count);
  const services: Services = {
    ...createServices({ ...database, db }),
    now: () => new Date(Date.now() + slept),
    siteReader: {
      readTexts: reader.readTexts,
      async request(request) {
        count();
        return reader.request(request);
      },
    },
    pageRules: createThreadedPageRules({ program: thread }),
    crawl: {
      ...politeCrawl,
      sliceMs: politeCrawl.runMs,
      runMs: Number.POSITIVE_INFINITY,
      sleep: async (ms) => {
        slept += ms;
      },
    },
  };
  await runSiteRead(services, { siteId, run: number });
}

process.once('message', async (task: PlannedTask) => {
  await run(task);
  process.exit(0);
});
