import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type DatabaseHandle, readSnapshot } from '@keydence/db';
import { createEmptyDatabase, createTestDatabase } from '@keydence/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../testing/fake-s3.ts';
import { addSampleDomain, callRest } from '../../testing/rest-client.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { signInByMail } from '../../testing/sign-in.ts';
import { parseEnv } from '../env.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { readArchive, writeArchive } from './archive.ts';
import type { Manifest } from './manifest.ts';
import { writeBackup } from './run-backup.ts';
import { moveDatabase } from './run-move.ts';
import { restoreBackup } from './run-restore.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'keydence-backup-'));
const backup = path.join(scratch, 'backup.tar.gz');
const dataDir = path.join(scratch, 'source');
let source: DatabaseHandle;
let server: ServerProcess;
let token: string;
let domainId: string;
let written: Manifest;
const databases: DatabaseHandle[] = [];
const envOf = (database: DatabaseHandle, folder: string) =>
  parseEnv({ DATABASE_URL: database.url, DATA_DIR: path.join(scratch, folder) });

/** Opened without a connection, which would count as a process in use. */
async function openEmpty(): Promise<DatabaseHandle> {
  const database = await createEmptyDatabase();
  databases.push(database);
  return database;
}

beforeAll(async () => {
  source = await createTestDatabase();
  server = await startServerProcess(dataDir, { DATABASE_URL: source.url });
  token = await signInByMail(server.url, 'ada@people.example');
  domainId = await addSampleDomain(server.url, token, 'Brew');
  const readStatus = async () => {
    const { body } = await callRest(server.url, token, ['GET', `/api/seo/domains/${domainId}/status`]);
    return (body.data as { state: string }).state;
  };
  while ((await readStatus()) !== 'ready') await pause(200);
  mkdirSync(path.join(dataDir, 'files'), { recursive: true });
  writeFileSync(path.join(dataDir, 'files/picture-1.webp'), 'a picture');
  written = await backUpUnderLoad();
}, 120_000);
afterAll(async () => {
  await server?.kill();
  await Promise.all([source, ...databases].map((database) => database?.close()));
  rmSync(scratch, { recursive: true, force: true });
});

/** Backs up while keywords are added and deleted. */
async function backUpUnderLoad(): Promise<Manifest> {
  let isOver = false;
  const writing = [0, 1, 2].map(async (writer) => {
    for (let turn = 0; !isOver; turn += 1) {
      const keyword = { domain_id: domainId, keyword_text: `written later ${writer} ${turn}` };
      const { status, body } = await callRest(server.url, token, ['POST', '/api/seo/keywords', keyword]);
      expect(status).toBe(201);
      if (turn % 3 === 0) {
        const id = (body.data as { id: string }).id;
        await callRest(server.url, token, ['DELETE', `/api/seo/keywords/${id}`]);
      }
    }
  });
  await pause(300);
  const made = await writeBackup(envOf(source, 'source'), backup).finally(() => {
    isOver = true;
  });
  await Promise.all(writing);
  return made;
}

const rowsOf = ({ contents }: Pick<Manifest, 'contents'>) =>
  Object.fromEntries(contents.tables.map(({ name, rows }) => [name, rows]));

/** Invariants of the rows in any database. */
async function findBrokenInvariants(database: DatabaseHandle) {
  return database.sql`
    select 'a keyword twice' as what from tracked_keywords group by list_id, keyword_text having count(*) > 1
    union all
    select 'a list has lost its domain' from keyword_lists l
    where not exists (select 1 from tracked_domains d where d.id = l.domain_id)
    union all
    select 'votes are not counted' from feedback f
    where upvotes_count <> (select count(*) from feedback_votes v where v.feedback_id = f.id)`;
}

it('a backup made under load is one snapshot, and only its owner can read it', async () => {
  expect((await stat(backup)).mode & 0o777).toBe(0o600);
  expect(existsSync(`${backup}.part`)).toBe(false);
  expect(rowsOf(written)['public.tracked_keywords']).toBeGreaterThan(10);
  await expect(writeBackup(envOf(source, 'source'), backup)).rejects.toThrow('is there already');
});

it('a restored server has every user, number and file', { timeout: 60_000 }, async () => {
  const target = await openEmpty();
  await restoreBackup(envOf(target, 'restored'), backup, { replaces: false });
  const found = await readSnapshot(target.url, async ({ contents }) => contents);
  expect(rowsOf({ contents: found })).toEqual(rowsOf(written));
  expect(found.sequences).toEqual(written.contents.sequences);
  expect(await findBrokenInvariants(target)).toEqual([]);
  expect(readFileSync(path.join(scratch, 'restored/files/picture-1.webp'), 'utf8')).toBe('a picture');

  const restored = await startServerProcess(path.join(scratch, 'restored'), { DATABASE_URL: target.url });
  const list = `/api/seo/keywords?domain_id=${domainId}&limit=1`;
  const { status, body } = await callRest(restored.url, token, ['GET', list]);
  const keyword = { domain_id: domainId, keyword_text: 'after the restore' };
  const added = await callRest(restored.url, token, ['POST', '/api/seo/keywords', keyword]);
  await restored.stop();
  expect(status).toBe(200);
  expect((body.pagination as { total: number }).total).toBe(rowsOf(written)['public.tracked_keywords']);
  expect(added.status).toBe(201);
});

it('data is written only to the requested target, and foreign tables are never changed', {
  timeout: 60_000,
}, async () => {
  const target = await openEmpty();
  await restoreBackup(envOf(target, 'again'), backup, { replaces: false });
  const again = () => restoreBackup(envOf(target, 'again'), backup, { replaces: false });
  await expect(again()).rejects.toThrow('--replace');
  await restoreBackup(envOf(target, 'again'), backup, { replaces: true });
  await expect(restoreBackup(envOf(source, 'again'), backup, { replaces: true })).rejects.toThrow(
    'stop it first',
  );

  const foreign = await openEmpty();
  await foreign.sql`create table bookkeeping (id int)`;
  await foreign.sql.end();
  await expect(restoreBackup(envOf(foreign, 'foreign'), backup, { replaces: true })).rejects.toThrow(
    'tables of something else',
  );
});

it('a newer, damaged or incomplete backup is refused before any change', async () => {
  const target = await openEmpty();
  const refuse = async (file: string, message: string) =>
    expect(restoreBackup(envOf(target, 'refused'), file, { replaces: false })).rejects.toThrow(message);
  const newer = path.join(scratch, 'newer.tar.gz');
  const contents = { ...written.contents, migrations: written.contents.migrations + 1_000 };
  await writeArchive(newer, ({ add }) => add('manifest.json', JSON.stringify({ ...written, contents })));
  await refuse(newer, 'newer Keydence');
  const cut = path.join(scratch, 'cut.tar.gz');
  writeFileSync(cut, readFileSync(backup));
  truncateSync(cut, 20_000);
  await refuse(cut, 'cut');
  const other = path.join(scratch, 'other.tar.gz');
  writeFileSync(other, 'no archive');
  await refuse(other, 'no backup');
  await refuse(path.join(scratch, 'none.tar.gz'), 'there is no file');
  const tables = await target.sql`select 1 from pg_tables where schemaname = 'public'`;
  expect(tables).toEqual([]);
});

it('pictures of a bucket are included, for another bucket or a folder', { timeout: 60_000 }, async () => {
  const [from, to] = [await startFakeS3(), await startFakeS3()];
  const inBucket = (database: DatabaseHandle, { storageUrl }: FakeS3) =>
    parseEnv({ DATABASE_URL: database.url, DATA_DIR: scratch, STORAGE_URL: storageUrl });
  const pictures = ['a.webp', 'b.webp', 'c.webp'].map(
    (name) => [name, Buffer.from(`picture ${name}`)] as const,
  );
  const env = inBucket(source, from);
  for (const [name, content] of pictures) await openFileStore(env).put(name, content);
  const file = path.join(scratch, 'bucket.tar.gz');
  expect((await writeBackup(env, file)).files).toBe(pictures.length);

  await restoreBackup(inBucket(await openEmpty(), to), file, { replaces: false });
  expect(to.objects).toEqual(from.objects);
  await restoreBackup(envOf(await openEmpty(), 'unpacked'), file, { replaces: false });
  for (const [name, content] of pictures)
    expect(readFileSync(path.join(scratch, 'unpacked/files', name))).toEqual(content);
  await Promise.all([from.close(), to.close()]);
});

/** The backup with entries altered by `change`, as by a disk error. */
async function damage(name: string, change: (entry: string, content: Buffer) => Buffer): Promise<string> {
  const file = path.join(scratch, `${name}.tar.gz`);
  await writeArchive(file, ({ add }) =>
    readArchive(backup, (entry, content) => add(entry, change(entry, content))),
  );
  return file;
}

/** Every row of every table, in physical order. */
const readAll = (url: string) =>
  readSnapshot(url, async ({ contents, readTable }) => {
    const tables: [string, string][] = [];
    for (const table of contents.tables) tables.push([table.name, await text(readTable(table))]);
    return { contents, tables };
  });

describe('a restore with --replace leaves every row and job as it was where', () => {
  let target: DatabaseHandle;
  let before: Awaited<ReturnType<typeof readAll>>;
  beforeAll(async () => {
    target = await openEmpty();
    await restoreBackup(envOf(target, 'kept'), backup, { replaces: false });
    await target.sql`update workspaces set name = 'Not in the backup'`;
    await target.sql.end();
    before = await readAll(target.url);
  }, 60_000);

  const isOfUsers = (entry: string) => entry.startsWith('tables/identity.users/');
  const unreachable = 'http://key:secret@127.0.0.1:1/bucket';
  it.each<[string, { content?: string; storageUrl?: string }, string]>([
    ['rows cannot be read', { content: 'x\n' }, 'invalid input syntax'],
    ['rows are missing', { content: '' }, 'violates foreign key constraint'],
    ['the file store does not answer', { storageUrl: unreachable }, 'cannot be stored'],
  ])('%s', { timeout: 60_000 }, async (name, { content, storageUrl = '' }, message) => {
    const file = await damage(name, (entry, found) =>
      content !== undefined && isOfUsers(entry) ? Buffer.from(content) : found,
    );
    const env = parseEnv({
      ...{ DATABASE_URL: target.url, DATA_DIR: path.join(scratch, 'kept'), STORAGE_URL: storageUrl },
    });
    await expect(restoreBackup(env, file, { replaces: true })).rejects.toThrow(message);
    expect(await readAll(target.url)).toEqual(before);
  });
});

it('an archive returns the written content, large entries in parts', async () => {
  const file = path.join(scratch, 'parts.tar.gz');
  const chunk = Buffer.alloc(3 * 1024 * 1024, 7);
  await writeArchive(file, async ({ add, addStream }) => {
    await add('first', 'one');
    await addStream(
      'rows',
      (async function* () {
        yield chunk;
        yield chunk;
        yield chunk;
      })(),
    );
  });
  const sizes: [string, number][] = [];
  await readArchive(file, (name, content) => void sizes.push([name, content.length]));
  expect(sizes).toEqual([
    ['first', 3],
    ['rows/000001', chunk.length * 2],
    ['rows/000002', chunk.length],
  ]);
});

it('a move copies everything, and refuses a database that is in use or not empty', {
  timeout: 60_000,
}, async () => {
  const target = await openEmpty();
  await expect(moveDatabase(envOf(source, 'source'), target.url)).rejects.toThrow('stop it first');
  const origin = await openEmpty();
  await restoreBackup(envOf(origin, 'moved'), backup, { replaces: false });
  const contents = await moveDatabase(envOf(origin, 'moved'), target.url);
  expect(rowsOf({ contents })).toEqual(rowsOf(written));
  expect(await findBrokenInvariants(target)).toEqual([]);
  await expect(moveDatabase(envOf(origin, 'moved'), target.url)).rejects.toThrow('choose an empty one');
});
