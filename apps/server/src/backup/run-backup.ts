import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSnapshot } from '@keydence/db';
import type { Env } from '../env.ts';
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
      const files = env.STORAGE_URL ? null : await listFiles(env);
      const manifest: Manifest = {
        product: 'keydence',
        format: archiveFormat,
        createdAt: now.toISOString(),
        contents,
        files: files?.length ?? null,
      };
      await writeArchive(file, async ({ add, addStream }) => {
        await add('manifest.json', JSON.stringify(manifest, null, 2));
        // Files first: one that is replaced from now on is deleted, but the rows still name it.
        for (const name of files ?? [])
          await add(`files/${name}`, await readFile(path.join(filesFolder(env), name)));
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
  const pictures = files === null ? 'the files stay in the store of STORAGE_URL' : `${files} files`;
  console.log(`Backup written to ${file}: ${rows} rows in ${contents.tables.length} tables, ${pictures}.`);
  console.log('It holds sign-in keys and addresses: keep it where only you can read it.');
}

function filesFolder(env: Pick<Env, 'DATA_DIR'>): string {
  return path.join(env.DATA_DIR, 'files');
}

async function listFiles(env: Pick<Env, 'DATA_DIR'>): Promise<string[]> {
  const folder = filesFolder(env);
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
