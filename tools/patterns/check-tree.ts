import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { findSlowPatterns } from './find-slow-patterns.ts';

const rooms = ['apps', 'packages'];
const isSource = /\.(ts|tsx|mjs)$/;
/** Paths without untrusted text: tests, fixtures and build output. */
const isLeftOut = /^(node_modules|dist|testing|test|authorisation|fake-.*|.*-fixture\.ts|.*\.test\.tsx?)$/;

/** Slow patterns of the product's sources, one line each. */
export function checkTree(root: string): string[] {
  return rooms
    .flatMap((room) => listSources(resolve(root, room)))
    .flatMap((file) => {
      const path = relative(root, file).replaceAll('\\', '/');
      return findSlowPatterns(path, readFileSync(file, 'utf8')).map(
        ({ line, pattern, reason }) => `${path}:${line} ${pattern} is slow: ${reason}`,
      );
    });
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = resolve(folder, entry.name);
    if (isLeftOut.test(entry.name)) return [];
    if (entry.isDirectory()) return listSources(path);
    return isSource.test(entry.name) ? [path] : [];
  });
}
