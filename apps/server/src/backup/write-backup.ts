import { readSnapshot } from '@keydence/db';
import type { ListedFileStore } from '../files/listed-file-store.ts';
import { writeArchive } from './archive.ts';
import { archiveFormat, type Manifest } from './manifest.ts';

/** Writes a database as it is at this moment, whatever its schema is, with the files of the store. */
export function writeBackupOf(
  url: string,
  file: string,
  { store, now }: { store: ListedFileStore; now: Date },
): Promise<Manifest> {
  return readSnapshot(url, async ({ contents, readTable }) => {
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
}
