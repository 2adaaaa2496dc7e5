import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deriveTenantLogin } from '../tenant-login.ts';
import { dataFolder, passwordFile } from './cluster-files.ts';
import { readPostmaster } from './postmaster-file.ts';
import { type Holder, startHolder } from './start-holder.ts';

let parent: string;
let folder: string;
let file: string;
let holders: Holder[];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'keydence-password-'));
  chmodSync(parent, 0o755);
  folder = join(parent, 'pg');
  file = passwordFile(dataFolder(folder));
  holders = [];
});
afterEach(async () => {
  for (const holder of holders) holder.child.kill('SIGKILL');
  await vi.waitFor(() => expect(readPostmaster(folder)).toBeNull(), 5_000);
  rmSync(parent, { recursive: true, force: true });
});

function start(): Holder {
  const holder = startHolder(folder);
  holders.push(holder);
  return holder;
}

describe('a lost password of the embedded cluster', { timeout: 60_000 }, () => {
  test('is replaced by two concurrent processes while no server runs, and keeps the rows', async () => {
    const first = start();
    await first.says('open');
    first.tell('insist');
    await first.says('insisted 3');
    first.child.kill('SIGKILL');
    await vi.waitFor(() => expect(readPostmaster(folder)).toBeNull(), 5_000);
    const old = readFileSync(file, 'utf8');
    rmSync(file);
    const [second, third] = [start(), start()];
    const url = await second.says('open');
    expect(await third.says('open')).toBe(url);
    const requests = postgres(deriveTenantLogin(url).url, { max: 1 });
    expect(await requests`select current_user::text as name`).toEqual([{ name: 'app_tenant' }]);
    await requests.end();
    expect(readFileSync(file, 'utf8')).not.toBe(old);
    second.tell('insisted');
    expect(Number((await second.says('rows')).trim())).toBeGreaterThanOrEqual(3);
  });

  test('is reported while a server runs', async () => {
    await start().says('open');
    writeFileSync(file, '');
    await expect(start().says('open')).rejects.toThrow(
      'is missing, and PostgreSQL still runs on the folder. Stop every Keydence process',
    );
  });
});
