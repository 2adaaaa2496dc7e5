// Requests that try to block the event loop of a server: the longest stall under each. A stall is
// the main thread's time between two ticks of 5 ms: processor time, which other programs do not
// prolong, and wall-clock time.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attempt, listAttempts } from './blocking-attempts.ts';
import { openOwnPostgres } from './open-own-postgres.ts';
import { signIn } from './person.ts';
import { recordRun } from './record-run.ts';
import { startIsolatedServer } from './running-server.ts';
import type { FaultResult } from './write-page.ts';

const longestStallMs = 50;
const restMs = 300;

const postgres = await openOwnPostgres();
const seat = await startIsolatedServer(postgres.server.url, {
  nodeFlags: ['--import', new URL('watch-stalls.mjs', import.meta.url).href],
  // Without rate limits, which would refuse most of it.
  environment: { LOG_LEVEL: 'info' },
});
try {
  await seat.start();
  const person = await signIn(seat.origin, 'ada@people.example');
  const attempts = await listAttempts(seat.origin, person);
  const results: FaultResult[] = [];
  for (const attempt of attempts) results.push(await measure(attempt));
  recordRun('blocking', results);
} finally {
  await seat.remove();
  await postgres.remove();
}

interface Stalls {
  wallMs: number;
  cpuMs: number;
}

async function measure({ name, isWarmedUp, send }: Attempt): Promise<FaultResult> {
  if (isWarmedUp) await send();
  await pause(restMs);
  await readStalls();
  const from = performance.now();
  const answers = await send();
  const tookMs = performance.now() - from;
  await pause(restMs);
  const { cpuMs, wallMs } = await readStalls();
  return {
    fault: name,
    runs: answers.length,
    criterion: `no stall over ${longestStallMs} ms of the main thread`,
    figures: {
      'longest stall ms': cpuMs,
      'on the clock ms': wallMs,
      'answered in ms': tookMs,
      answers: [...new Set(answers)].join(),
    },
    isMet: cpuMs <= longestStallMs,
  };
}

async function readStalls(): Promise<Stalls> {
  const child = seat.child();
  const answered = once(child, 'message');
  child.send('stalls');
  const [stalls] = (await answered) as [Stalls];
  return stalls;
}
