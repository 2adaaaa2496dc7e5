import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalFileStore } from './local-file-store.ts';

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'keydence-files-')), 'files');
});
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

const content = Uint8Array.from([1, 2, 3]);

describe('the file store of one machine', () => {
  it('returns a stored file, and nothing after its deletion', async () => {
    const files = createLocalFileStore(folder);
    expect(await files.get('a.webp')).toBeNull();
    await files.put('a.webp', content);
    expect(await files.get('a.webp')).toEqual(Buffer.from(content));
    await files.delete('a.webp');
    await files.delete('a.webp');
    expect(await files.get('a.webp')).toBeNull();
  });

  it('makes files readable only for the server', async () => {
    await createLocalFileStore(folder).put('a.webp', content);
    expect((await stat(path.join(folder, 'a.webp'))).mode & 0o077).toBe(0);
  });

  it.each(['../a.webp', 'a/b.webp', '.hidden', '/etc/passwd'])(
    'never leaves its folder for %s',
    async (name) => {
      const files = createLocalFileStore(folder);
      await expect(files.put(name, content)).rejects.toThrow('not the name of a stored file');
      expect(() => files.get(name)).toThrow('not the name of a stored file');
      expect(() => files.delete(name)).toThrow('not the name of a stored file');
    },
  );

  it('leaves no file behind after a failed write', async () => {
    const files = createLocalFileStore(folder);
    // A non-empty folder at the file's path makes the last step fail.
    await createLocalFileStore(path.join(folder, 'taken.webp')).put('x.webp', content);
    await expect(files.put('taken.webp', content)).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['taken.webp']);
  });
});
