// Clients that are slow, huge or send two content lengths, over raw sockets, while others work:
// each is refused or disconnected, and the others notice nothing.
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { openOwnPostgres } from './open-own-postgres.ts';
import { type Person, signIn } from './person.ts';
import { recordRun } from './record-run.ts';
import { isShort } from './run-options.ts';
import { startIsolatedServer } from './running-server.ts';
import { percentile } from './visitors.ts';
import type { FaultResult } from './write-page.ts';

const slowClients = isShort
  ? { headers: 50, bodies: 50, readers: 20 }
  : { headers: 500, bodies: 500, readers: 200 };
const slowSeconds = isShort ? 5 : 60;
const othersP99Ms = 500;
const answerLimitMs = 40_000;

const postgres = await openOwnPostgres();
const seat = await startIsolatedServer(postgres.server.url, { environment: { LOG_LEVEL: 'error' } });
const { hostname, port } = new URL(seat.origin);
try {
  await seat.start();
  const person = await signIn(seat.origin, 'ada@people.example');
  recordRun('hostile-clients', [await smuggle(person), await sendTooMuch(person), ...(await beSlow(person))]);
} finally {
  await seat.remove();
  await postgres.remove();
}

/** Requests with an ambiguous end. The second request in each must never be answered. */
async function smuggle({ token }: Person): Promise<FaultResult> {
  const hidden = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
  const post = (headers: string, body: string) =>
    `POST /api/companies HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;
  const chunked = 'Transfer-Encoding: chunked';
  const requests = [
    post(`Content-Length: 4\r\n${chunked}`, `0\r\n\r\n${hidden}`),
    post(`${chunked}\r\nContent-Length: 4`, `0\r\n\r\n${hidden}`),
    post(`Content-Length: 0\r\nContent-Length: 44`, hidden),
    post('Content-Length: +5', hidden),
    post('Content-Length: 0x5', hidden),
    post('Content-Length: 5, 5', hidden),
    post(`${chunked}\r\n${chunked}`, `0\r\n\r\n${hidden}`),
    post('Transfer-Encoding: xchunked', `0\r\n\r\n${hidden}`),
    post('Transfer-Encoding : chunked', `0\r\n\r\n${hidden}`),
    post('X: a\r\n folded', hidden),
    post(chunked, `zz\r\n${hidden}`),
    post(chunked, `5;\rx\r\nabcde${hidden}`),
  ];
  const answers = await Promise.all(requests.map((request) => converse(request)));
  const refused = answers.filter(({ statuses }) => statuses.length === 1 && statuses[0] === 400).length;
  const closed = answers.filter(({ isClosed }) => isClosed).length;
  const second = answers.filter(({ statuses }) => statuses.includes(200)).length;
  answers.forEach(({ statuses, isClosed }, index) => {
    if (statuses.join() !== '400' || !isClosed)
      console.log(`smuggling ${index}: ${statuses.join()}, closed ${isClosed}`);
  });
  return {
    fault: 'requests with two ends',
    runs: requests.length,
    criterion: 'answered 400 and closed, the hidden request never answered',
    figures: { refused, closed, 'hidden requests answered': second },
    isMet: refused === requests.length && closed === requests.length && second === 0,
  };
}

async function sendTooMuch(person: Person): Promise<FaultResult> {
  const head = (line: string, headers = '') =>
    `${line} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${person.token}\r\n${headers}\r\n`;
  const deep = `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
  const json = 'Content-Type: application/json\r\n';
  const before = await readRss();
  const statuses = {
    'header of 64 kB': await statusOf(head('GET /api/companies', `X-Long: ${'x'.repeat(65_536)}\r\n`)),
    'URL of 100 kB': await statusOf(head(`GET /api/companies?x=${'x'.repeat(100_000)}`)),
    'JSON of 10,000 levels': await statusOf(
      `${head('POST /api/companies', `${json}Content-Length: ${deep.length}\r\n`)}${deep}`,
    ),
    'body of 200 MB': await statusOf(
      head('POST /api/companies', `${json}Content-Length: 209715200\r\n`),
      200,
    ),
    'body of 200 MB in chunks': await statusOf(
      head('POST /api/companies', `${json}Transfer-Encoding: chunked\r\n`),
      200,
      true,
    ),
  };
  const grownMb = ((await readRss()) - before) / 2 ** 20;
  const allowed = [400, 413, 414, 431];
  return {
    fault: 'huge bodies, headers, addresses and depths',
    runs: Object.keys(statuses).length,
    criterion: '400, 413, 414 or 431; memory +100 MB at most',
    figures: { ...statuses, 'memory MB more': grownMb },
    isMet: Object.values(statuses).every((status) => allowed.includes(status)) && grownMb <= 100,
  };
}

/** Resident bytes of the server, if the system reports them. */
async function readRss(): Promise<number> {
  const text = await readFile(`/proc/${seat.child().pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(text)?.[1] ?? 0) * 1_024;
}

async function beSlow(person: Person): Promise<FaultResult[]> {
  const start = `POST /api/companies HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${person.token}\r\n`;
  const kinds = [
    ['slow headers', slowClients.headers, start, 'X'],
    [
      'slow bodies',
      slowClients.bodies,
      `${start}Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n{`,
      ' ',
    ],
    ['slow readers', slowClients.readers, 'GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n', ''],
  ] as const;
  const results: FaultResult[] = [];
  for (const [fault, count, first, drip] of kinds) {
    const sockets = Array.from({ length: count }, () => openSlowly(first));
    const others: number[] = [];
    let failures = 0;
    const until = performance.now() + slowSeconds * 1_000;
    while (performance.now() < until) {
      const from = performance.now();
      const status = await person.call('GET', '/api/companies').then(
        ({ status }) => status,
        () => 0,
      );
      if (status !== 200) failures += 1;
      others.push(performance.now() - from);
      if (drip) for (const socket of sockets) if (socket.writable) socket.write(drip);
      await pause(50);
    }
    const stillOpen = sockets.filter((socket) => !socket.destroyed).length;
    for (const socket of sockets) socket.destroy();
    const p99 = percentile(others, 99);
    results.push({
      fault: `${fault}, ${count} concurrent for ${slowSeconds} s`,
      runs: 1,
      criterion: 'others served, p99 < 500 ms',
      figures: { 'others p99 ms': p99, 'others failed': failures, 'open at the end': stillOpen },
      isMet: failures === 0 && p99 < othersP99Ms,
    });
  }
  return results;
}

function openSlowly(first: string): Socket {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  socket.pause();
  socket.write(first);
  return socket;
}

interface Conversation {
  statuses: number[];
  isClosed: boolean;
}

/** Sends bytes as they are and reads until the server closes, or for 3 s. */
function converse(request: string): Promise<Conversation> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let said = '';
    const end = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const statuses = [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
      resolve({ statuses, isClosed });
    };
    const timer = setTimeout(() => end(false), 3_000);
    socket.on('data', (part) => {
      said += part.toString('latin1');
    });
    socket.on('close', () => end(true));
    socket.on('error', () => end(true));
    socket.write(request);
  });
}

/** The status of the first answer while `megabytes` are sent after the head; 0 where the connection ends without one. */
function statusOf(head: string, megabytes = 0, isChunked = false): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const timer = setTimeout(() => end(0), answerLimitMs);
    const end = (status: number) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(status);
    };
    socket.on('data', (part) => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(part.toString('latin1'))?.[1] ?? 0);
      if (status >= 200) end(status);
    });
    socket.on('close', () => end(0));
    socket.on('error', () => undefined);
    const part = Buffer.alloc(2 ** 20, 'x');
    let sent = 0;
    const sendMore = () => {
      while (sent < megabytes && !socket.destroyed) {
        sent += 1;
        if (isChunked) socket.write(`${part.length.toString(16)}\r\n`);
        const isFlowing = socket.write(part);
        if (isChunked) socket.write('\r\n');
        if (!isFlowing) return;
      }
    };
    socket.on('drain', sendMore);
    socket.write(head);
    sendMore();
  });
}
