import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import type { Shape } from './cluster/read-shape.ts';
import type * as schemaModule from './schema/index.ts';
import type { TenantLogin } from './tenant-login.ts';

export type Database = PostgresJsDatabase<typeof schemaModule>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Parameter type of use cases that only read or write rows. */
export type Queryable = Database | Transaction;

/** A process's access to its database; see `createDatabase`. */
export interface DatabaseHandle {
  /** The external or embedded server's connection string, without a pooler in between. */
  url: string;
  /** What the roles must bring to a connection through the pooler; undefined without one. */
  roleSettings?: Record<string, string | number>;
  /** Where the rows of lists are; asked once. */
  readShape(): Promise<Shape>;
  /** As whom requests of a workspace log in. */
  tenant: TenantLogin;
  db: Database;
  /**
   * The driver under `db`, for LISTEN and for statements that Drizzle cannot prepare. Drizzle has
   * disabled its date conversion: timestamps are text here.
   */
  sql: Sql;
  /**
   * Pool with plan_cache_mode=force_custom_plan, for keyword list statements whose plan depends on
   * the values.
   */
  listSql: Sql;
  /**
   * Pool that plans a statement once, with index scans only: for pages in index order and rows by
   * key.
   */
  indexSql: Sql;
  /** The same database, limited to the rows of one workspace; `owner` does not change. */
  inWorkspace(workspaceId: string): DatabaseHandle;
  /**
   * The database without row security, for work of the table owner; one object per process and
   * database.
   */
  owner: Pick<DatabaseHandle, 'db' | 'sql'>;
  /** Opens a connection of each pool; throws if one differs from its request. */
  check(): Promise<void>;
  close(): Promise<void>;
}
