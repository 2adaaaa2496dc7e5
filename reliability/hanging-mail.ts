// A mail server that hangs at one step of the protocol while people request sign-in links. Measures
// each person's wait and response, the wait of a person who needs no mail, and the delay of mails
// after recovery.
import { createServer, type Socket } from 'node:net';
import { openOwnPostgres } from './open-own-postgres.ts';
import { type Answer, send } from './person.ts';
import { recordRun } from './record-run.ts';
import { isShort } from './run-options.ts';
import { startIsolatedServer } from './running-server.ts';
import type { FaultResult } from './write-page.ts';

/**
 * The step at which the server stops responding; "drips" sends one byte of its greeting every three
 * seconds.
 */
type Hang = 'connection' | 'greeting' | 'recipient' | 'message' | 'drips';

const hangs: Hang[] = isShort
  ? ['connection', 'message']
  : ['connection', 'greeting', 'recipient', 'message', 'drips'];
/** More than the connections to the mail server. */
const people = isShort ? 12 : 40;
const answerLimitMs = 12_000;
const otherLimitMs = 1_000;

const mailServer = await startMailServer();
const postgres = await openOwnPostgres();
const seat = await startIsolatedServer(postgres.server.url, {
  environment: {
    LOG_LEVEL: 'fatal',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Keydence <hello@keydence.example>',
  },
});
try {
  await seat.start();
  const faults: FaultResult[] = [];
  for (const hang of hangs) faults.push(await measure(hang));
  recordRun('hanging-mail', faults);
} finally {
  await seat.remove();
  await postgres.remove();
  mailServer.close();
}

async function measure(hang: Hang): Promise<FaultResult> {
  mailServer.hangAt(hang);
  const others: number[] = [];
  let isWaiting = true;
  const asked = Promise.all(Array.from({ length: people }, (_, index) => askForLink(`${hang}${index}`)));
  const watched = (async () => {
    while (isWaiting) {
      const from = performance.now();
      await send(seat.origin, 'GET', '/health/ready');
      others.push(performance.now() - from);
    }
  })();
  const answers = await asked;
  isWaiting = false;
  await watched;
  mailServer.hangAt(null);
  const from = performance.now();
  let attempts = 0;
  while ((await askForLink(`${hang}-after${attempts}`)).answer.status !== 200) attempts += 1;
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const statuses = [...new Set(answers.map(({ answer }) => answer.status))].sort();
  const backMs = performance.now() - from;
  return {
    fault: `${people} people request a sign-in link concurrently; the mail server hangs: ${hang}`,
    runs: people,
    criterion: `each has the answer 503 within ${answerLimitMs / 1000} s, others wait ${otherLimitMs / 1000} s at most, and a mail goes within ${answerLimitMs / 1000} s once it answers`,
    figures: {
      answers: statuses.join(', '),
      'slowest answer ms': slowest,
      "slowest other's answer ms": Math.max(...others),
      'first mail afterwards ms': backMs,
    },
    isMet:
      slowest <= answerLimitMs &&
      statuses.join() === '503' &&
      Math.max(...others) <= otherLimitMs &&
      backMs <= answerLimitMs,
  };
}

async function askForLink(name: string): Promise<{ ms: number; answer: Answer }> {
  const from = performance.now();
  const answer = await send(seat.origin, 'POST', '/auth/v1/otp', {
    body: { email: `${name}@people.example` },
  });
  return { ms: performance.now() - from, answer };
}

async function startMailServer(): Promise<{ url: string; hangAt(step: Hang | null): void; close(): void }> {
  const sockets = new Set<Socket>();
  let hang: Hang | null = null;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    const at = hang;
    if (at === 'connection') {
      socket.resume();
      return;
    }
    if (at === 'drips') {
      const drip = setInterval(() => socket.write('2'), 3_000);
      socket.on('close', () => clearInterval(drip)).resume();
      return;
    }
    serve(socket, at);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    hangAt(step) {
      hang = step;
      // A restarted mail server has no earlier connections; one that hangs keeps them.
      if (step !== null) for (const socket of sockets) socket.destroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function serve(socket: Socket, hang: Hang | null): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let isMessage = false;
  let rest = '';
  say('220 mail.example');
  socket.setEncoding('utf8').on('data', (part: string) => {
    rest += part;
    if (isMessage) {
      if (!rest.endsWith('\r\n.\r\n')) return;
      isMessage = false;
      rest = '';
      if (hang !== 'message') say('250 kept');
      return;
    }
    const lines = rest.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const word = line.slice(0, 4).toUpperCase();
      if (hang === 'greeting' || (hang === 'recipient' && word === 'RCPT')) return;
      isMessage = word === 'DATA';
      if (word === 'QUIT') socket.end('221 bye\r\n');
      else say(isMessage ? '354 continue' : '250 well');
    }
  });
}
