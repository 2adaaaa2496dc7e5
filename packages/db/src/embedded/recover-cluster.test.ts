import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { killEmbedded } from '../../testing/kill-embedded.ts';
import { readNewestNote } from './guard-notes.ts';
import { postmasterFile, readPostmaster } from './postmaster-file.ts';
import { type Holder, startHolder as spawnHolder } from './start-holder.ts';

let parent: string;
let folder: string;
let processes: Holder[];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'keydence-recover-'));
  chmodSync(parent, 0o755);
  folder = join(parent, 'pg');
  processes = [];
});
afterEach(async () => {
  for (const holder of processes) holder.child.kill('SIGKILL');
  await vi.waitFor(() => expect(readPostmaster(folder)).toBeNull(), 5000);
  rmSync(parent, { recursive: true, force: true });
});

function startHolder(): Holder {
  const holder = spawnHolder(folder);
  processes.push(holder);
  return holder;
}

const isBack = (killed: number) =>
  vi.waitFor(
    () => {
      const found = readPostmaster(folder);
      expect(found?.status).toBe('ready');
      expect(found?.pid).not.toBe(killed);
    },
    { timeout: 10_000, interval: 25 },
  );

const said = (holder: Holder, start: string) =>
  Number(
    holder.lines
      .findLast((line) => line.startsWith(start))
      ?.split(' ')
      .at(-1) ?? 0,
  );

describe('an embedded server that is killed', { timeout: 60_000 }, () => {
  test('restarts on its port for all its holders, with every confirmed row', async () => {
    const [writer, other] = [startHolder(), startHolder()];
    const url = await writer.says('open');
    expect(await other.says('open')).toBe(url);
    writer.tell('insist');
    await writer.says('insisted 50');
    const killed = killEmbedded(folder);
    await isBack(killed);
    const from = said(writer, 'insisted');
    await writer.says(`insisted ${from + 50}`);
    other.tell('insisted');
    expect(Number((await other.says('rows')).trim())).toBeGreaterThanOrEqual(from + 50);
    expect(await startHolder().says('open')).toBe(url);
  });

  test('restarts when its guard is killed with it, and stops with its last holder', async () => {
    const holder = startHolder();
    await holder.says('open');
    const guard = readNewestNote(folder, readPostmaster(folder)?.pid ?? 0)?.pid;
    const killed = killEmbedded(folder);
    if (guard) process.kill(guard, 'SIGKILL');
    await isBack(killed);
    holder.child.kill('SIGKILL');
    await vi.waitFor(() => expect(readPostmaster(folder)).toBeNull(), 5_000);
  });

  test('restarts after the process that started it has exited', async () => {
    const first = startHolder();
    await first.says('open');
    const second = startHolder();
    await second.says('open');
    first.child.kill('SIGKILL');
    await first.ended();
    second.tell('insist');
    await second.says('insisted 5');
    await isBack(killEmbedded(folder));
    await second.says(`insisted ${said(second, 'insisted') + 5}`);
  });

  test('restarts while one of its processes still runs a long statement', async () => {
    const holder = startHolder();
    const url = await holder.says('open');
    holder.tell('busy');
    await holder.says('busy');
    await isBack(killEmbedded(folder));
    expect(await startHolder().says('open')).toBe(url);
  });

  test('ends its holders with the cause if it cannot start again', async () => {
    const holder = startHolder();
    await holder.says('open');
    const control = join(folder, 'data/global/pg_control');
    renameSync(control, `${control}.away`);
    killEmbedded(folder);
    expect(await holder.says('lost')).toMatch(/could not start: .*pg_control/s);
    expect(await exitCode(holder)).toBe(3);
  });

  test('is stopped if its data folder is gone, and ends its holders with the cause', async () => {
    const holder = startHolder();
    await holder.says('open');
    const { pid = 0 } = readPostmaster(folder) ?? {};
    renameSync(join(folder, 'data'), join(folder, 'elsewhere'));
    expect(await holder.says('lost')).toContain('is gone. Put it back from a copy');
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow());
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test('ends its holders with the cause if another program has taken its port', async () => {
    const holder = startHolder();
    const { port = '' } = new URL(await holder.says('open').then((url) => url.trim()));
    // Delays the restart long enough to take the port.
    const control = join(folder, 'data/global/pg_control');
    renameSync(control, `${control}.away`);
    killEmbedded(folder);
    const thief = createServer();
    await vi.waitFor(
      () =>
        new Promise((resolve, reject) =>
          thief.once('error', reject).listen(Number(port), '127.0.0.1', () => resolve(null)),
        ),
    );
    renameSync(`${control}.away`, control);
    expect(await holder.says('lost')).toContain('could not create any TCP');
    thief.close();
  });
});

describe('after a power failure', { timeout: 60_000 }, () => {
  test('starts despite an empty postmaster.pid', async () => {
    const first = startHolder();
    await first.says('open');
    first.tell('close');
    await first.says('closed');
    writeFileSync(postmasterFile(folder), '');
    const past = new Date(Date.now() - 60_000);
    utimesSync(postmasterFile(folder), past, past);
    await startHolder().says('open');
  });

  test('starts despite a truncated guard note', async () => {
    const holder = startHolder();
    await holder.says('open');
    const { pid = 0 } = readPostmaster(folder) ?? {};
    writeFileSync(
      join(folder, `guard-${pid}-7.json`),
      readFileSync(join(folder, `guard-${pid}-1.json`), 'utf8').slice(0, 20),
    );
    await startHolder().says('open');
  });
});

function exitCode({ child }: Holder): Promise<number | null> {
  return child.exitCode === null
    ? new Promise((resolve) => child.once('exit', resolve))
    : Promise.resolve(child.exitCode);
}
