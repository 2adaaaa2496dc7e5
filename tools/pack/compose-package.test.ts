import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { composePackage, listPatchedOutside, patchedPackages, runtimePackages } from './compose-package.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

test('the package brings what the bundle leaves outside, and what the server serves from packages', () => {
  const bundle = read('apps/server/vite.config.ts');
  const outside = [...(/external: \[([^\]]+)\]/.exec(bundle)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
    ([, name]) => name,
  );
  const served = JSON.parse(read('knip.json')).workspaces['apps/server'].ignoreDependencies;
  expect(outside.length).toBeGreaterThan(4);
  expect([...runtimePackages].sort()).toEqual([...outside, ...served].sort());
});

test('its versions are exact, and those of the workspace', () => {
  const { version, dependencies, optionalDependencies } = composePackage(root);
  expect(version).toBe(JSON.parse(read('package.json')).version);
  const versions = Object.values({ ...dependencies, ...optionalDependencies });
  expect(versions.filter((each) => !/^\d+\.\d+\.\d+/.test(String(each)))).toEqual([]);
  expect(Object.keys(optionalDependencies)).toHaveLength(5);
});

test('packages that a patch changes travel inside', () => {
  expect(patchedPackages).toEqual(listPatchedOutside(root));
});
