import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { stripParameters } from '../testing/strip-parameters.ts';
import type { DatabaseHandle } from './handle.ts';
import { changeSchema, migrate } from './migrate.ts';
import { inspectTarget } from './transfer/inspect-target.ts';
import { readSnapshot } from './transfer/read-snapshot.ts';
import { replaceContents } from './transfer/replace-contents.ts';
import { withFreeLock, withLock } from './with-lock.ts';

let database: DatabaseHandle;
let pooler: Awaited<ReturnType<typeof stripParameters>>;
beforeAll(async () => {
  database = await createTestDatabase();
  pooler = await stripParameters(database.url);
});
afterAll(async () => {
  pooler.close();
  await database.close();
});

const lock = { space: 1, key: 1, waitMs: 1_000 };
const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
const contents = { migrations: 0, queueVersion: null, tables: [], sequences: [], rankingYears: [] };

it.each<[string, (url: string, work: () => Promise<void>) => Promise<unknown>]>([
  ['migrates', (url) => migrate({ url, tenant: database.tenant })],
  ['changes the schema', (url, work) => changeSchema({ url }, work)],
  ['holds a lock', (url, work) => withLock({ url }, lock, work)],
  ['looks for a free lock', (url, work) => withFreeLock({ url }, lock, work)],
  ['looks at a database', (url) => inspectTarget(url)],
  ['reads all of it', (url, work) => readSnapshot(url, work)],
  ['replaces all of it', (url, fill) => replaceContents(url, { contents, migrationsFolder, fill })],
])('uses no connection that %s behind a pooler that drops start-up parameters', async (_, use) => {
  let isUsed = false;
  const used = use(pooler.url, async () => {
    isUsed = true;
  });
  await expect(used).rejects.toThrow(/^the database connection came with .+ Nothing was sent over it\. /);
  expect(isUsed).toBe(false);
});

it('is the only code that opens a connection', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const rooms = ['apps/server', 'packages/analyst', 'packages/api', 'packages/db', 'packages/identity'];
  const sources = rooms.flatMap((room) =>
    readdirSync(`${root}/${room}/src`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/(^|\/)testing\//.test(file))
      .map((file) => `${room}/src/${file}`),
  );
  const opening = /\bpostgres\((?!ql|\?)|new (pg\.)?(Client|Pool)\(/;
  const found = sources.filter((file) => opening.test(readFileSync(`${root}/${file}`, 'utf8')));
  expect(sources.length).toBeGreaterThan(500);
  expect(found).toEqual(['packages/db/src/open-connection.ts']);
});
