import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSnapshot } from '@keydence/db';
import type { Env } from '../env.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { openDatabase } from '../open-database.ts';
import { writeArchive } from './archive.ts';
import { archiveFormat, type Manifest } from './manifest.ts';

/**
 * Writes all that an installation holds into one file, as it is at one moment, while it goes on working.
 * Throws where the file is there already.
 */
export async function writeBackup(env: Env, file: string, now = new Date()): Promise<Manifest> {
  if (existsSync(file)) throw new Error(`${file} is there already; choose another name.`);
  const database = await openDatabase(env);
  try {
    return await readSnapshot(database.url, async ({ contents, readTable }) => {
      const store = openFileStore(env);
      const names = await store.list();
      const manifest: Manifest = {
        product: 'keydence',
        format: archiveFormat,
        createdAt: now.toISOString(),
        contents,
        files: names.length,
      };
      await writeArchive(file, async ({ add, addStream }) => {
        await add('manifest.json', JSON.stringify(manifest, null, 2));
        // Files first: one that is replaced from now on is deleted, but the rows still name it.
        for (const name of names) {
          const content = await store.get(name);
          if (content) await add(`files/${name}`, content);
        }
        for (const table of contents.tables) await addStream(`tables/${table.name}`, readTable(table));
      });
      return manifest;
    });
  } finally {
    await database.close();
  }
}

/** `npm run backup -- <file>` */
export async function runBackup(env: Env): Promise<void> {
  const file = process.argv[3];
  if (!file) throw new Error('name the file to write: npm run backup -- <file>');
  const { contents, files } = await writeBackup(env, path.resolve(file));
  const rows = contents.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Backup written to ${file}: ${rows} rows in ${contents.tables.length} tables, ${files} files.`);
  console.log('It holds sign-in keys and addresses: keep it where only you can read it.');
}
