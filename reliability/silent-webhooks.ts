// Thirty webhook receivers of strangers accept a connection and never respond, while another tenant's receiver works: how
// long does the other tenant's message take? In a network of its own, as messages go to public addresses only. Needs
// Linux, root and openssl.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { createServer as createSilentServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { enterNetwork, readNameServer } from './enter-network.ts';
import { startNameServer } from './name-server.ts';
import { openOwnPostgres } from './open-own-postgres.ts';
import { addReadyDomain, dataOf, type Person, signIn } from './person.ts';
import { recordRun } from './record-run.ts';
import { isShort } from './run-options.ts';
import { startIsolatedServer } from './running-server.ts';
import { percentile } from './visitors.ts';
import type { FaultResult } from './write-page.ts';

const silentAddress = '93.184.216.34';
const workingAddress = '93.184.216.35';
const strangers = 6;
const receiversEach = 5;
const rounds = isShort ? 2 : 10;
const limitMs = 5_000;

if (process.argv.includes('--inside')) await runInside();
else process.exitCode = enterNetwork(import.meta.url, [silentAddress, workingAddress]);

async function runInside(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'keydence-hooks-'));
  const certificate = makeCertificate(folder);
  const silent = await listenSilently();
  const working = await listen(certificate);
  const names = await startNameServer(readNameServer(), {
    'silent.com': [[silentAddress]],
    'working.com': [[workingAddress]],
  });
  const postgres = await openOwnPostgres();
  const environment = { LOG_LEVEL: 'fatal', NODE_EXTRA_CA_CERTS: certificate.certPath };
  const seat = await startIsolatedServer(postgres.server.url, { environment });
  try {
    await seat.start();
    recordRun('silent-webhooks', [await measure(seat.origin, silent.sockets)]);
  } finally {
    await seat.remove();
    await postgres.remove();
    names.close();
    working.close();
    silent.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(origin: string, sockets: Set<Socket>): Promise<FaultResult> {
  const owner = await signIn(origin, 'owner@people.example');
  const [hook] = await addHooks(owner, 'https://working.com/hook', 1);
  const hooks: { person: Person; path: string }[] = [];
  for (let index = 0; index < strangers; index += 1) {
    const person = await signIn(origin, `stranger${index}@people.example`);
    const paths = await addHooks(person, 'https://silent.com/hook', receiversEach);
    hooks.push(...paths.map((path) => ({ person, path })));
  }
  const times: number[] = [];
  let held = 0;
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(hooks.map(({ person, path }) => person.call('POST', `${path}/test`, { body: {} })));
    await pause(1_000);
    held = Math.max(held, sockets.size);
    times.push(await timeDelivery(owner, hook ?? ''));
    // The limit of tests for each person is by the minute.
    if (round + 1 < rounds) await pause(31_000);
  }
  return {
    fault: `${hooks.length} webhook receivers of ${strangers} tenants that never respond, beside one of another that does`,
    runs: rounds,
    criterion: `the other tenant's message is delivered within ${limitMs / 1000} s`,
    figures: {
      'silent connections at the same time': held,
      'median ms': percentile(times, 50),
      'slowest ms': Math.max(...times),
    },
    isMet: Math.max(...times) <= limitMs && held > 0,
  };
}

/** Webhooks of a new domain of a person, by their paths. */
async function addHooks(person: Person, url: string, count: number): Promise<string[]> {
  const path = `/api/seo/domains/${await addReadyDomain(person, 'Hooks')}/webhooks`;
  const paths: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = dataOf<{ id: string }>(await person.call('POST', path, { body: { url } }));
    paths.push(`${path}/${id}`);
  }
  return paths;
}

/** Milliseconds from the request for a test message until it is shown as delivered. */
async function timeDelivery(owner: Person, path: string): Promise<number> {
  const from = performance.now();
  await owner.call('POST', `${path}/test`, { body: {} });
  const list = path.slice(0, path.lastIndexOf('/'));
  for (;;) {
    const [webhook] = dataOf<{ deliveries: { state: string }[] }[]>(await owner.call('GET', list));
    if (webhook?.deliveries[0]?.state === 'delivered') return performance.now() - from;
    if (performance.now() - from > 120_000) return Number.POSITIVE_INFINITY;
    await pause(100);
  }
}

/** A certificate for the working receiver that the server trusts by NODE_EXTRA_CA_CERTS. */
function makeCertificate(folder: string): { certPath: string; key: string; cert: string } {
  const [keyPath, certPath] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=working.com'];
  const words = [
    ...request,
    '-addext',
    'subjectAltName=DNS:working.com',
    '-keyout',
    keyPath,
    '-out',
    certPath,
  ];
  const { status, stderr } = spawnSync('openssl', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  return { certPath, key: readFileSync(keyPath, 'utf8'), cert: readFileSync(certPath, 'utf8') };
}

async function listen(credentials: { key: string; cert: string }): Promise<Server> {
  const server = createServer(credentials, (_request, response) => response.writeHead(204).end());
  await new Promise<void>((resolve) => server.listen(443, workingAddress, resolve));
  return server;
}

async function listenSilently(): Promise<{ sockets: Set<Socket>; close: () => void }> {
  const sockets = new Set<Socket>();
  const server = createSilentServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    // Without reading, it would not learn that the other side has gone.
    socket.resume();
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(443, silentAddress, resolve));
  return {
    sockets,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
