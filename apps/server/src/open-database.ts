import path from 'node:path';
import { createDatabase, type DatabaseHandle, type DatabaseOptions, migrate } from '@keydence/db';
import type { Env } from './env.ts';
import { migrationsFolder, readProgramVersion } from './paths.ts';

/** The database of the settings, its schema up to date. */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_TENANT_URL' | 'DATA_DIR'> &
    Partial<Pick<Env, 'POSTGRES_BINARIES'>>,
  options: DatabaseOptions = {},
): Promise<DatabaseHandle> {
  const url = env.DATABASE_URL ?? `embedded:${path.join(env.DATA_DIR, 'pg')}`;
  const tenantUrl = env.DATABASE_URL && env.DATABASE_TENANT_URL;
  const database = await createDatabase(url, {
    ...options,
    tenantUrl,
    embedded: { onLost: endProcess, binaries: env.POSTGRES_BINARIES, ...options.embedded },
  });
  try {
    await migrate(database, { migrationsFolder, version: readProgramVersion() });
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** A process whose database does not come back answers 503 to everything; its supervisor can start a new one. */
function endProcess(error: Error): void {
  console.error(`Keydence ends: ${error.message}`);
  process.exit(1);
}
