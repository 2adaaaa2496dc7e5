import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { atExit } from '../at-exit.ts';
import { rememberOutbox } from '../outbox.ts';
import { findFreePort, isReady } from '../running-server.ts';
import type { BuiltImage } from './build-image.ts';
import { startFirst, succeeds } from './sandbox.ts';

const readyLimitMs = 60_000;
/** Docker's own default is 10 s; the composition gives 20. */
const stopLimitMs = 20_000;

export interface Container {
  origin: string;
  readyS: number;
  /** Since its start. */
  seconds(): number;
  /** The image's own health check. */
  isHealthy(): Promise<boolean>;
  /** SIGTERM to the first process. */
  stop(): Promise<{ code: number; seconds: number }>;
  remove(): Promise<void>;
}

/** Starts an image as its user with a read-only root and one volume; resolves when it is ready. */
export async function runContainer(
  image: BuiltImage,
  { data, settings }: { data: string; settings: Record<string, string> },
): Promise<Container> {
  const [port, opsPort] = [await findFreePort(), await findFreePort()];
  const origin = `http://127.0.0.1:${port}`;
  rememberOutbox(origin, data);
  // Ports of this machine's own network in place of published ones; nothing else differs from the image.
  const environment = { ...image.environment, PORT: String(port), OPS_PORT: String(opsPort), ...settings };
  const confined = { workdir: image.workdir, environment, isRoot: false, isReadOnly: true };
  const volumes = { '/data': data };
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  const child = startFirst(image.root, { ...confined, command: image.command, volumes });
  const isNoLongerNeeded = atExit(() => child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      said += part.toString();
    });
  }
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`the image ended while it started:\n${said.slice(-2_000)}`);
    if (seconds() * 1_000 > readyLimitMs)
      throw new Error(`the image does not become ready:\n${said.slice(-2_000)}`);
    await pause(50);
  }
  return {
    origin,
    readyS: seconds(),
    seconds,
    isHealthy: async () => succeeds(image.root, { ...confined, command: image.healthCheck, volumes }),
    async stop() {
      const from = performance.now();
      const ended = once(child, 'exit');
      process.kill(firstProcessOf(child.pid ?? 0), 'SIGTERM');
      const late = new AbortController();
      const [code] = (await Promise.race([ended, pause(stopLimitMs, [-1], { signal: late.signal })])) as [
        number | null,
      ];
      late.abort();
      return { code: code ?? -1, seconds: (performance.now() - from) / 1_000 };
    },
    async remove() {
      isNoLongerNeeded();
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    },
  };
}

/** The process that `unshare` has started in the new namespace. */
function firstProcessOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return Number(children[0]);
}
