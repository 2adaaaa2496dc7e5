import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the checkout. Source (`src/`) and bundle (`dist/`) have the same depth. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** Threads start from a file, so these are built with the server. */
export const analysisThreadFile = path.join(repositoryRoot, 'apps/server/dist/analysis-thread.js');
export const movesThreadFile = path.join(repositoryRoot, 'apps/server/dist/moves-thread.js');
export const pagesThreadFile = path.join(repositoryRoot, 'apps/server/dist/pages-thread.js');
export const radarThreadFile = path.join(repositoryRoot, 'apps/server/dist/radar-thread.js');
export const briefsThreadFile = path.join(repositoryRoot, 'apps/server/dist/briefs-thread.js');
export const exportThreadFile = path.join(repositoryRoot, 'apps/server/dist/export-thread.js');

export const migrationsFolder = path.join(repositoryRoot, 'packages/db/migrations');
export const webDistFolder = path.join(repositoryRoot, 'apps/web/dist');
export const documentFile = path.join(repositoryRoot, 'docs/openapi.json');

export function readProgramVersion(): string {
  const file = readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}
