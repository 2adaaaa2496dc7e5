// The processor time of the first sample site of a new server, as a person who tries Keydence sees it: from its creation
// until home has all its figures and its last ten weeks.
import { setTimeout as pause } from 'node:timers/promises';
import { openScratchDatabase } from './open-scratch-database.ts';
import type { Finding } from './print-verdicts.ts';
import { findBackend, findParent, readFamilyCpu } from './read-cpu.ts';
import { post, signIn } from './sign-in.ts';
import { startServer } from './start-server.ts';

const pollMs = 1_000;
const idleMs = 5_000;
const email = 'bench@keydence.example';
/** Seconds on one of two processors that leave a person waiting at most ten seconds. */
const longest = 9;

export async function measureSampleSetup(): Promise<Finding[]> {
  const database = await openScratchDatabase({ statementTimeoutMs: 0 });
  const server = await startServer(database.url, { SAMPLE_HISTORY: 'true' });
  const postmaster = findParent(await findBackend(database.sql));
  const read = () => [readFamilyCpu(server.pid), readFamilyCpu(postmaster)] as const;
  try {
    const headers = await signIn(server, email);
    // Queues are polled all the time, and so cost more during a setup on a busy machine.
    const [ownAtFirst, theirsAtFirst] = read();
    await pause(idleMs);
    const [ownBefore, theirsBefore] = read();
    const from = performance.now();
    await setUp(server.origin, headers);
    const idles = (performance.now() - from) / idleMs;
    const [ownAfter, theirsAfter] = read();
    const own = ownAfter - ownBefore - idles * (ownBefore - ownAtFirst);
    const theirs = theirsAfter - theirsBefore - idles * (theirsBefore - theirsAtFirst);
    const limit = { row: 'sample', unit: 's of processors' };
    return [
      { ...limit, name: 'first setup, server', figure: own },
      { ...limit, name: 'first setup, database', figure: theirs },
      { ...limit, name: 'first setup', figure: own + theirs, atMost: longest },
    ];
  } finally {
    await server.stop();
    await database.close();
  }
}

interface Answer<Data> {
  data: Data;
}

async function setUp(origin: string, headers: { authorization: string }): Promise<void> {
  const site = { name: 'Sample', domain_url: 'brewlane.example', location_name: 'United States' };
  const created = (await post(`${origin}/api/companies`, site, headers)) as Answer<{
    domains: { id: string }[];
  }>;
  const [domain] = created.data.domains;
  for (;;) {
    const response = await fetch(`${origin}/api/seo/domains/${domain?.id}/status`, { headers });
    const { state } = ((await response.json()) as Answer<{ state: string }>).data;
    if (state === 'ready') return;
    if (state === 'failed') throw new Error('The setup failed.');
    await pause(pollMs);
  }
}
