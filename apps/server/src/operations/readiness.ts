import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseHandle } from '@keydence/db';

/** Milliseconds after which a check counts as failed. */
const answerLimitMs = 3_000;

type Check = 'ok' | 'unavailable';

export interface Readiness {
  isReady: boolean;
  checks: Record<string, Check>;
}

export type ReadReadiness = () => Promise<Readiness>;

interface Parts {
  database: Pick<DatabaseHandle, 'sql'>;
  /**
   * Number of migrations in this program; a schema with more of them is served if it allows that.
   */
  migrations: number;
  /** Aborted before the process ends: it accepts no new work. */
  ending: AbortSignal;
}

/**
 * Readiness of a whole process: it is not ending, and its database, job queue and schemas respond.
 */
export function createReadiness({ database, migrations, ending }: Parts): ReadReadiness {
  return async () => {
    const [isAnswering, hasQueue, isMigrated] = await Promise.all([
      answers(database.sql`select 1`),
      answers(database.sql`select version from jobs.version`),
      answers(countMigrations(database.sql, migrations)),
    ]);
    const checks = {
      database: toCheck(isAnswering),
      queue: toCheck(hasQueue),
      migrations: toCheck(isMigrated),
      process: toCheck(!ending.aborted),
    };
    return { isReady: Object.values(checks).every((check) => check === 'ok'), checks };
  };
}

/** Readiness of the database only. */
export function databaseReadiness({ sql }: Pick<DatabaseHandle, 'sql'>): ReadReadiness {
  return async () => {
    const isReady = await answers(sql`select 1`);
    return { isReady, checks: { database: toCheck(isReady) } };
  };
}

export function readMigrationCount(migrationsFolder: string): number {
  const journal = readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  return (JSON.parse(journal) as { entries: unknown[] }).entries.length;
}

async function countMigrations(sql: DatabaseHandle['sql'], wanted: number): Promise<void> {
  const [row] = await sql<{ applied: number; oldestReader: number }[]>`
    select count(*)::int as applied, (select oldest_reader from drizzle.schema_version) as "oldestReader"
    from drizzle.__drizzle_migrations`;
  if ((row?.applied ?? 0) < wanted) throw new Error('the schema is older than this program');
  if ((row?.oldestReader ?? 0) > wanted) throw new Error('the schema is newer than this program can read');
}

function toCheck(isOk: boolean): Check {
  return isOk ? 'ok' : 'unavailable';
}

async function answers(question: PromiseLike<unknown>): Promise<boolean> {
  const late = new AbortController();
  const isInTime = await Promise.race([
    question.then(
      () => true,
      () => false,
    ),
    pause(answerLimitMs, false, { signal: late.signal }),
  ]);
  late.abort();
  return isInTime;
}
