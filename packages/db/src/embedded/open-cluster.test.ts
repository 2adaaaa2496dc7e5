import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { killEmbedded } from '../../testing/kill-embedded.ts';
import { newestGeneration, readNewestNote } from './guard-notes.ts';
import { readPostmaster } from './postmaster-file.ts';
import { type Holder, startHolder as spawnHolder } from './start-holder.ts';

let parent: string;
let folder: string;
let processes: Holder[];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'keydence-cluster-'));
  chmodSync(parent, 0o755);
  folder = join(parent, 'pg');
  processes = [];
});
afterEach(async () => {
  for (const holder of processes) holder.child.kill('SIGKILL');
  await vi.waitFor(() => expect(readPostmaster(folder)).toBeNull(), 5000);
  rmSync(parent, { recursive: true, force: true });
});

describe('the embedded cluster', { timeout: 60_000 }, () => {
  test('is shared by a second process and outlives the first', async () => {
    const first = startHolder();
    const url = await first.says('open');
    const second = startHolder();
    expect(await second.says('open')).toBe(url);
    first.tell('close');
    await first.says('closed');
    await first.ended();
    second.tell('write');
    await second.says('confirmed 50');
    second.child.kill('SIGKILL');
    await expectStoppedWithin(2000);
  });

  test('stops cleanly when its only holder closes it', async () => {
    const only = startHolder();
    await only.says('open');
    only.tell('close');
    await only.says('closed');
    expect(readPostmaster(folder)).toBeNull();
    expect(readdirSync(folder).filter((name) => name.startsWith('guard-'))).toEqual([]);
  });

  test('leaves no server after SIGKILL during writes, and keeps every confirmed row', async () => {
    const writer = startHolder();
    await writer.says('open');
    writer.tell('write');
    await writer.says('confirmed 200');
    writer.child.kill('SIGKILL');
    await writer.ended();
    await expectStoppedWithin(2000);
    const confirmed = Number(writer.lines.at(-1)?.split(' ')[1]);
    const next = startHolder();
    await next.says('open');
    next.tell('count');
    expect(Number((await next.says('count')).trim())).toBeGreaterThanOrEqual(confirmed);
  });

  test('is created once by four concurrent processes', async () => {
    const holders = [startHolder(), startHolder(), startHolder(), startHolder()];
    const urls = await Promise.all(holders.map((holder) => holder.says('open')));
    expect(new Set(urls).size).toBe(1);
    expect(readdirSync(folder).filter((name) => name.includes('init'))).toEqual([]);
  });

  test('gets a new guard when the old one is killed, and still stops with its last holder', async () => {
    const holder = startHolder();
    await holder.says('open');
    const server = readPostmaster(folder)?.pid ?? 0;
    const guard = readNewestNote(folder, server)?.pid;
    if (guard) process.kill(guard, 'SIGKILL');
    await vi.waitFor(() => expect(newestGeneration(folder, server)).toBe(2), 10_000);
    const second = startHolder();
    await second.says('open');
    holder.child.kill('SIGKILL');
    second.tell('write');
    await second.says('confirmed 20');
    second.child.kill('SIGKILL');
    await expectStoppedWithin(2000);
  });

  test('recovers after the server is killed', async () => {
    const writer = startHolder();
    await writer.says('open');
    writer.tell('write');
    await writer.says('confirmed 20');
    killEmbedded(folder);
    await writer.ended();
    const next = startHolder();
    await next.says('open');
    next.tell('count');
    expect(Number(await next.says('count'))).toBeGreaterThanOrEqual(20);
  });

  test.runIf(process.getuid?.() === 0)('moves to a folder that its user may enter, and logs it', async () => {
    chmodSync(parent, 0o700);
    const reachable = mkdtempSync(join(tmpdir(), 'keydence-reachable-'));
    chmodSync(reachable, 0o755);
    const holder = startHolder(reachable);
    const home = / is kept in (.+)\.$/.exec(await holder.says('log'))?.[1] ?? '';
    await holder.says('open');
    expect(home.startsWith(reachable)).toBe(true);
    expect(existsSync(folder)).toBe(false);
    expect(statSync(join(home, 'data')).uid).not.toBe(0);
    holder.tell('close');
    await holder.says('closed');
    rmSync(reachable, { recursive: true, force: true });
  });
});

async function expectStoppedWithin(limit: number): Promise<void> {
  await vi.waitFor(() => expect(readPostmaster(folder)).toBeNull(), { timeout: limit, interval: 50 });
}

function startHolder(reachableFolder?: string): Holder {
  const holder = spawnHolder(folder, reachableFolder);
  processes.push(holder);
  return holder;
}
