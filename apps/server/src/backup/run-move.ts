import { pipeline } from 'node:stream/promises';
import { type DatabaseContents, inspectTarget, readSnapshot, replaceContents } from '@keydence/db';
import { z } from 'zod';
import type { Env } from '../env.ts';
import { openDatabase } from '../open-database.ts';
import { migrationsFolder } from '../paths.ts';
import { prepareQueue } from './prepare-queue.ts';

/**
 * Copies the database of the settings into another, empty one; the old one is unchanged. Throws,
 * without changes, if a process uses either database or the target is not empty.
 */
export async function moveDatabase(env: Env, targetUrl: string): Promise<DatabaseContents> {
  const state = await inspectTarget(targetUrl);
  if (state !== 'empty')
    throw new Error('the database to move to is in use or holds data; choose an empty one.');
  const source = await openDatabase(env);
  try {
    if ((await inspectTarget(source.url)) === 'in-use')
      throw new Error('a Keydence process is running; stop it first.');
    return await readSnapshot(source.url, async ({ contents, readTable }) => {
      await prepareQueue(targetUrl, contents.queueVersion);
      await replaceContents(targetUrl, {
        contents,
        migrationsFolder,
        fill: async (open) => {
          for (const table of contents.tables) await pipeline(readTable(table), await open(table));
        },
      });
      return contents;
    });
  } finally {
    await source.close();
  }
}

export async function runMove(env: Env): Promise<void> {
  const given = z.url({ protocol: /^postgres(ql)?$/ }).safeParse(process.argv[3]);
  if (!given.success)
    throw new Error('name the database to move to: npm run move -- postgres://user:password@host/database');
  const { tables } = await moveDatabase(env, given.data);
  for (const { name, rows } of tables) if (rows > 0) console.log(`${String(rows).padStart(12)}  ${name}`);
  console.log('Moved; the counts are equal on both sides. Now set DATABASE_URL to that address, and start.');
  console.log('Pictures stay in DATA_DIR/files; keep DATA_DIR, or set STORAGE_URL.');
}
