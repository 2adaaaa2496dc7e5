import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import type * as schemaModule from './schema/index.ts';
import type { TenantLogin } from './tenant-login.ts';

export type Database = PostgresJsDatabase<typeof schemaModule>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Either: use cases that only read or write rows take this. */
export type Queryable = Database | Transaction;

/** What a process holds on its database; made by `createDatabase`. */
export interface DatabaseHandle {
  /** The external or embedded server's connection string, without a pooler in between. */
  url: string;
  /** What the roles must bring to a connection through the pooler; undefined without one. */
  roleSettings?: Record<string, string | number>;
  /** As whom requests of a workspace log in. */
  tenant: TenantLogin;
  db: Database;
  /**
   * The driver under `db`, for LISTEN and for statements that Drizzle cannot prepare. Drizzle has switched off
   * its date conversion: timestamps come as text here.
   */
  sql: Sql;
  /** A pool with plan_cache_mode=force_custom_plan, for those of the keyword list's statements whose values decide the plan. */
  listSql: Sql;
  /** A pool that plans a statement once, by walks of indexes only: for pages in an index's order and rows by their key. */
  indexSql: Sql;
  /** The same database, of which only the rows of one workspace are there; `owner` stays what it is. */
  inWorkspace(workspaceId: string): DatabaseHandle;
  /** The database without row security, for what the owner of the tables must do; one object a process and database. */
  owner: Pick<DatabaseHandle, 'db' | 'sql'>;
  /** Opens a connection of each pool; throws where one is not as it was asked for. */
  check(): Promise<void>;
  close(): Promise<void>;
}
