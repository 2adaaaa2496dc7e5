import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const migrations = join(root, 'packages/db/migrations');

test('only the newest snapshot is kept', () => {
  const [snapshot, ...older] = readdirSync(join(migrations, 'meta')).filter(
    (name) => name !== '_journal.json',
  );
  const newest = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1);
  expect(snapshot).toBe(`${newest?.slice(0, 4)}_snapshot.json`);
  expect(older).toEqual([]);
});

test('the migrations create every table and column of the schema', () => {
  // On the repository's own drive: the tool takes only a relative path, which Windows has within a drive.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(root, '.cache/migrations-'));
  cpSync(migrations, copy, { recursive: true });
  const schema = './packages/db/src/schema/index.ts';
  const generated = spawnSync(
    process.execPath,
    [
      ...[join(root, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--dialect', 'postgresql'],
      ...['--schema', schema, '--out', relative(root, copy)],
    ],
    { cwd: root, encoding: 'utf8' },
  );
  const made = readdirSync(copy).filter((name) => !readdirSync(migrations).includes(name));
  rmSync(copy, { recursive: true, force: true });
  expect(generated.stdout + generated.stderr).toContain('No schema changes');
  expect(made).toEqual([]);
}, 30_000);
