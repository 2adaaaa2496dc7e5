import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json'));

describe.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/install.md',
  'docs/operations.md',
  'docs/first-hour.md',
])('%s', (file) => {
  const text = read(file);

  test('names only scripts that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('names only files that exist', () => {
    const paths = [...text.matchAll(/`((?:apps|packages|tools|docs|deploy|e2e)\/[\w./-]+)`/g)].map(
      ([, path]) => path ?? '',
    );
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

test('every picture of the docs is small, and shown', () => {
  const folder = join(root, 'docs/pictures');
  const shown = readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => read(`docs/${name}`))
    .join('\n');
  for (const name of readdirSync(folder)) {
    expect(readFileSync(join(folder, name)).length, name).toBeLessThanOrEqual(120 * 1024);
    expect(shown).toContain(`](pictures/${name})`);
  }
});
