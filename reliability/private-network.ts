// The unmodified server in a network of its own, where one address is public, a few are not, and a name server tells
// what we want: the check of a new domain must reach the public site and nothing else. Needs Linux and root.
import { createServer, type Server } from 'node:http';
import { enterNetwork, readNameServer } from './enter-network.ts';
import { startNameServer } from './name-server.ts';
import { openOwnPostgres } from './open-own-postgres.ts';
import { type Person, signIn } from './person.ts';
import { recordRun } from './record-run.ts';
import { startIsolatedServer } from './running-server.ts';
import type { FaultResult } from './write-page.ts';

const site = '93.184.216.34';
const victims = [
  '10.0.0.7',
  '100.64.0.1',
  '127.0.0.2',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.9',
  '192.168.1.1',
  '198.18.0.1',
];

/** Ways to write the loopback, the metadata service and names of the machine. */
const spellings = [
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '127.1',
  '0',
  '127。0。0。1',
  '①②⑦.⓪.⓪.①',
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  '[::1]',
  '[::ffff:169.254.169.254]',
  'localhost',
  'localhost.localdomain',
  'http://169.254.169.254/latest/meta-data',
  'public.com@10.0.0.7',
  'public.com#10.0.0.7',
  '10.0.0.7\\.public.com',
];

if (process.argv.includes('--inside')) await runInside();
else process.exitCode = enterNetwork(import.meta.url, [site, ...victims]);

async function runInside(): Promise<void> {
  const hits: Record<string, string[]> = {};
  const servers = await Promise.all([site, ...victims].map((address) => listen(address, hits)));
  const names = await startNameServer(readNameServer(), {
    'public.com': [[site]],
    'mixed.com': [[site, '10.0.0.7']],
    // Public when it is checked, and not a moment later.
    'rebound.com': [[site], ['127.0.0.2']],
    ...Object.fromEntries(victims.map((address, index) => [`victim${index}.com`, [[address]]])),
  });
  const postgres = await openOwnPostgres();
  const seat = await startIsolatedServer(postgres.server.url, { environment: { LOG_LEVEL: 'fatal' } });
  try {
    await seat.start();
    recordRun('private-network', await probe(await signIn(seat.origin, 'ada@people.example'), hits));
  } finally {
    await seat.remove();
    await postgres.remove();
    names.close();
    for (const server of servers) server.close();
  }
}

/** A web site at port 80 of the address, which notes who asks it for what. */
async function listen(address: string, hits: Record<string, string[]>): Promise<Server> {
  hits[address] = [];
  const server = createServer((request, response) => {
    hits[address]?.push(`${request.method} ${request.headers.host}${request.url}`);
    // A redirect that must not be followed.
    response.writeHead(302, { location: 'http://10.0.0.7/' }).end();
  });
  await new Promise<void>((resolve) => server.listen(80, address, resolve));
  return server;
}

async function probe(person: Person, hits: Record<string, string[]>): Promise<FaultResult[]> {
  const check = async (domain: string) => {
    const { body } = await person.call('POST', '/api/seo/domains/validate', { body: { domain } });
    return (body.data as { valid: boolean } | undefined)?.valid === true;
  };
  const found = await check('public.com');
  const rebound = await check('rebound.com');
  const traps = ['mixed.com', ...victims.map((_, index) => `victim${index}.com`), ...victims, ...spellings];
  let taken = 0;
  for (const name of traps) if (await check(name)) taken += 1;
  const reached = victims.flatMap((address) => hits[address] ?? []);
  for (const line of reached) console.log(`reached: ${line}`);
  // Unreached addresses were reachable in principle.
  await Promise.all(victims.map((address) => fetch(`http://${address}/`, { redirect: 'manual' })));
  const armed = victims.filter((address) => (hits[address]?.length ?? 0) > 0).length;
  return [
    {
      fault: 'a site at a public address, and one whose name changes after the check',
      runs: 2,
      criterion: 'found by one HEAD request each, its redirect not followed',
      figures: { found: String(found), rebound: String(rebound), requests: hits[site]?.length ?? 0 },
      isMet:
        found &&
        hits[site]?.every((request) => request.startsWith('HEAD ')) === true &&
        hits[site].length <= 2,
    },
    {
      fault: 'names and spellings of addresses that are not public',
      runs: traps.length,
      criterion: 'refused, and none of them reached',
      figures: { taken, reached: reached.length, 'addresses that answer': armed },
      isMet: taken + reached.length === 0 && armed === victims.length,
    },
  ];
}
