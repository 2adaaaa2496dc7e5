// The job that sets a new domain up from the sample world, against the sum of the times of its own statements.
import { runSetup, type Services, type SetupJob } from '@keydence/api';
import { createDatabase } from '@keydence/db';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { createBenchCaller } from './create-caller.ts';
import { createServices } from './create-services.ts';
import { median } from './measure.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { StatementClock } from './statement-clock.ts';

export async function measureSetupJob({ database, userId }: World): Promise<Finding[]> {
  const clock = new StatementClock();
  const observed = await createDatabase(database.url, { statementTimeoutMs: 0, observer: clock.observe });
  const jobs: SetupJob[] = [];
  const plain = createServices(observed);
  const services: Services = {
    ...plain,
    sampleDomains,
    sources: { sample: createSampleSource({ now: () => new Date() }) },
    jobs: { ...plain.jobs, enqueueSetup: async (_tx, job) => void jobs.push(job) },
  };
  const api = createBenchCaller(observed, userId, services);
  const shares: number[] = [];
  const times: number[] = [];
  for (let round = 0; round < 4; round++) {
    const domainUrl = sampleDomains[0]?.domainName ?? '';
    const workspace = await api.workspaces.create({ name: `Setup ${round}`, domainUrl });
    const [job] = jobs.splice(0);
    if (!job) throw new Error('The setup was not enqueued.');
    clock.reset();
    const from = performance.now();
    await runSetup(services, job, { isLast: true });
    const took = performance.now() - from;
    await database.sql`delete from workspaces where id = ${workspace.id}`;
    if (round === 0) continue;
    times.push(took);
    shares.push(took / clock.totalMs);
  }
  await observed.close();
  console.log(
    `the setup job ${median(times).toFixed(0)} ms; longest in the last one: ${clock.tellLongest()}`,
  );
  return [{ row: 'setup', name: 'setup job against the sum of its statements', figure: median(shares) }];
}
