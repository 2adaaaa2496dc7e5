import path from 'node:path';
import {
  createDatabase,
  type DatabaseHandle,
  type DatabaseOptions,
  migrate,
  NewerSchemaError,
} from '@keydence/db';
import { backUpBefore, findWayBack } from './backup/keep-backups.ts';
import type { Env } from './env.ts';
import { migrationsFolder, readProgramVersion } from './paths.ts';

type DatabaseSettings = Pick<
  Env,
  | 'DATABASE_URL'
  | 'DATABASE_TENANT_URL'
  | 'DATABASE_DIRECT_URL'
  | 'DATA_DIR'
  | 'MIGRATION_BACKUPS'
  | 'STORAGE_URL'
> &
  Partial<Pick<Env, 'POSTGRES_BINARIES'>>;

/** The database of the settings, its schema up to date; before a change of it, a backup is kept. */
export async function openDatabase(
  env: DatabaseSettings,
  { migrations = migrationsFolder, ...options }: DatabaseOptions & { migrations?: string } = {},
): Promise<DatabaseHandle> {
  const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? `embedded:${path.join(env.DATA_DIR, 'pg')}`;
  const tenantUrl = env.DATABASE_URL && env.DATABASE_TENANT_URL;
  const database = await createDatabase(url, {
    ...options,
    tenantUrl,
    poolerUrl: env.DATABASE_DIRECT_URL && env.DATABASE_URL,
    embedded: { onLost: endProcess, binaries: env.POSTGRES_BINARIES, ...options.embedded },
  });
  try {
    await migrate(database, {
      migrationsFolder: migrations,
      version: readProgramVersion(),
      beforeChange: (change) =>
        backUpBefore(database.url, change, { env, print: (line) => console.log(line) }),
    });
  } catch (error) {
    await database.close();
    throw error instanceof NewerSchemaError ? await nameWayBack(error, env) : error;
  }
  return database;
}

/** The refusal of a downgrade with the command for the backup that was kept before the change. */
async function nameWayBack(error: NewerSchemaError, env: DatabaseSettings): Promise<Error> {
  const file = await findWayBack(env, error.known);
  if (!file) return error;
  return new Error(
    `${error.message} The newer Keydence kept a backup: npm run restore -- ${file} --replace brings back the data of before the update.`,
    { cause: error },
  );
}

/** A process whose database does not come back answers 503 to everything; its supervisor can start a new one. */
function endProcess(error: Error): void {
  console.error(`Keydence ends: ${error.message}`);
  process.exit(1);
}
