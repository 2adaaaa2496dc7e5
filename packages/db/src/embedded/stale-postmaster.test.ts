import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postmasterFile, readPostmaster } from './postmaster-file.ts';
import { type Holder, startHolder } from './start-holder.ts';

let parent: string;
let holders: Holder[];
const folderOf = (name: string) => join(parent, name);

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'keydence-stale-'));
  chmodSync(parent, 0o755);
  holders = [];
});
afterEach(async () => {
  for (const holder of holders) holder.child.kill('SIGKILL');
  for (const name of ['ours', 'theirs'])
    await vi.waitFor(() => expect(readPostmaster(folderOf(name))).toBeNull(), 5_000);
  rmSync(parent, { recursive: true, force: true });
});

async function open(name: string): Promise<Holder> {
  const holder = startHolder(folderOf(name));
  holders.push(holder);
  await holder.says('open');
  return holder;
}

test.runIf(process.platform === 'linux')(
  'does not signal a process id that another PostgreSQL uses now, on start or stop',
  { timeout: 60_000 },
  async () => {
    await open('theirs');
    const theirs = readPostmaster(folderOf('theirs'));
    const first = await open('ours');
    const lines = readFileSync(postmasterFile(folderOf('ours')), 'utf8').split('\n');
    first.tell('close');
    await first.says('closed');
    writeFileSync(postmasterFile(folderOf('ours')), [theirs?.pid, ...lines.slice(1)].join('\n'));
    const second = await open('ours');
    second.tell('close');
    await second.says('closed');
    expect(readPostmaster(folderOf('theirs'))).toEqual(theirs);
    expect(readPostmaster(folderOf('ours'))).toBeNull();
  },
);
