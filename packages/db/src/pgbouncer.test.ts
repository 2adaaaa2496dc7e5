import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { findFreePort } from '../testing/own-server.ts';
import { createDatabase } from './create-database.ts';
import type { DatabaseHandle } from './handle.ts';
import { migrate } from './migrate.ts';
import { workspaces } from './schema/index.ts';

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find((file) =>
  existsSync(file),
);
/** All start-up parameters of Keydence's connections. */
const parameters = [
  ...['statement_timeout', 'synchronous_commit', 'plan_cache_mode', 'jit', 'extra_float_digits', 'options'],
  ...['enable_seqscan', 'enable_bitmapscan', 'enable_sort', 'enable_incremental_sort', 'enable_hashjoin'],
  ...['enable_mergejoin', 'enable_material', 'keydence.connection'],
];
const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const nextStep = 'Set DATABASE_URL to PostgreSQL itself';

let database: DatabaseHandle;
let folder: string | undefined;
let bouncer: ChildProcess | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  const ended = bouncer && once(bouncer, 'exit');
  bouncer?.kill('SIGKILL');
  await ended;
  bouncer = undefined;
  if (folder) rmSync(folder, { recursive: true, force: true });
});
afterAll(() => database.close());

/** Starts PgBouncer in transaction mode before the test's server. Resolves with its URL. */
async function startBouncer(ignored: string[]): Promise<string> {
  folder = mkdtempSync(path.join(tmpdir(), 'keydence-bouncer-'));
  const port = await findFreePort();
  const [owner, tenant] = [new URL(database.url), new URL(database.tenant.url)];
  const users = [owner, tenant].map(
    ({ username, password }) => `"${username}" "${decodeURIComponent(password)}"`,
  );
  const userFile = path.join(folder, 'users.txt');
  writeFileSync(userFile, users.join('\n'));
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${owner.hostname} port=${owner.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${userFile}
pool_mode = transaction
default_pool_size = 3
${ignored.length > 0 ? `ignore_startup_parameters = ${ignored.join(', ')}` : ''}
`,
  );
  if (account.uid) for (const file of [folder, userFile, settings]) chownSync(file, account.uid, account.gid);
  bouncer = spawn(program ?? '', [settings], { ...account, cwd: folder, stdio: 'ignore' });
  await expect.poll(() => answers(port), { timeout: 10_000 }).toBe(true);
  return Object.assign(new URL(database.url), { hostname: '127.0.0.1', port: String(port) }).href;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .once('connect', () => resolve(socket.end() !== undefined))
      .once('error', () => resolve(false));
  });
}

describe.runIf(program)('with DATABASE_DIRECT_URL, PgBouncer in transaction mode', () => {
  it('serves the main pool and workspaces; each sees its own rows only, and notifications arrive', async () => {
    const poolerUrl = await startBouncer(['extra_float_digits']);
    const behind = await createDatabase(database.url, {
      poolerUrl,
      maxConnections: 8,
      maxListConnections: 1,
    });
    try {
      await migrate(behind);
      await behind.check();
      const ids = [randomUUID(), randomUUID()];
      for (const id of ids) await behind.db.insert(workspaces).values({ id, name: 'Acme' });
      const reads = Array.from({ length: 400 }, async (_, round) => {
        const own = ids[round % 2] ?? '';
        const scoped = behind.inWorkspace(own);
        const rows =
          round % 3
            ? await scoped.sql<{ id: string }[]>`select id from workspaces where name = ${'Acme'}`
            : await scoped.db.select({ id: workspaces.id }).from(workspaces);
        return rows.length === 1 && rows[0]?.id === own;
      });
      expect(new Set(await Promise.all(reads))).toEqual(new Set([true]));
      const heard: string[] = [];
      await behind.sql.listen('pooler_test', (text) => void heard.push(text));
      await behind.sql.notify('pooler_test', 'arrived');
      await expect.poll(() => heard).toEqual(['arrived']);
      const [limit] = await behind.sql<
        { value: string }[]
      >`select current_setting('statement_timeout') as value`;
      expect(limit?.value).toBe('10s');
    } finally {
      await behind.close();
    }
  });

  it('is refused with what to do where its servers came before the settings of the roles', async () => {
    const poolerUrl = await startBouncer(['extra_float_digits']);
    const behind = await createDatabase(database.url, { poolerUrl, statementTimeoutMs: 7_000 });
    await expect(behind.check()).rejects.toThrow(
      /came with statement_timeout .* in place of 7000\. .*RECONNECT/,
    );
    await behind.close();
  });
});

describe.runIf(program)('behind PgBouncer in transaction mode', () => {
  it.each([
    ['ignores what connections are opened with', parameters, 'came with'],
    ['does not know it', [], 'was refused: unsupported startup parameter'],
  ])('that %s, fails the start with the next step and changes nothing', async (_, ignored, fault) => {
    const url = await startBouncer(ignored);
    const { tenant, sql } = database;
    await sql`drop table drizzle.schema_version`;
    const started = migrate({ url, tenant });
    await expect(started).rejects.toThrow(`the database connection ${fault}`);
    await expect(started).rejects.toThrow(nextStep);
    expect((await sql`select to_regclass('drizzle.schema_version')::text as name`)[0]?.name).toBeNull();
    await migrate(database);
  });

  it('shows no rows of another workspace, on any of many connections', async () => {
    const url = await startBouncer(parameters);
    const ids = [randomUUID(), randomUUID()];
    for (const id of ids) await database.db.insert(workspaces).values({ id, name: 'Acme' });
    const behind = await createDatabase(url, { maxConnections: 8, maxListConnections: 1 });
    const reads = await Promise.allSettled(
      Array.from(
        { length: 400 },
        (_, round) =>
          behind.inWorkspace(ids[round % 2] ?? '').sql<{ id: string }[]>`select id from workspaces`,
      ),
    );
    await behind.close();
    const seen = reads.flatMap((read) => (read.status === 'fulfilled' ? [...read.value] : []));
    expect(seen).toEqual([]);
    for (const read of reads) expect(String(read.status === 'rejected' && read.reason)).toContain(nextStep);
  });
});

it.skipIf(program)('skipped: PgBouncer is not installed (apt-get install pgbouncer)', () => {});
