import { drizzle } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import { followShape } from './cluster/follow-shape.ts';
import { rememberShape } from './cluster/read-shape.ts';
import { type EmbeddedOptions, openCluster } from './embedded/open-cluster.ts';
import type { DatabaseHandle } from './handle.ts';
import { observeStatements, type StatementObserver } from './observe-statements.ts';
import { openConnection } from './open-connection.ts';
import { type RepeatOptions, retryTransactions } from './retry-transactions.ts';
import * as schema from './schema/index.ts';
import { scopeDatabase } from './scope-database.ts';
import { deriveTenantLogin, readTenantLogin } from './tenant-login.ts';

export interface DatabaseOptions extends RepeatOptions {
  /** Connections of the main pool. */
  maxConnections?: number;
  /**
   * URL of the login for workspace requests, if the server may not create one beside the owner's.
   */
  tenantUrl?: string | undefined;
  /**
   * A pooler before the server, in transaction mode (PgBouncer), for the main pool and the requests of workspaces. All else
   * goes to the server itself: LISTEN, locks, migrations, the queue, and the keyword list's pools, whose plans are kept.
   */
  poolerUrl?: string | undefined;
  /** Connections of each of the keyword list's two pools. */
  maxListConnections?: number;
  /** Milliseconds before the server cancels a statement. */
  statementTimeoutMs?: number;
  /** Receives every statement; without it, statements are not wrapped. */
  observer?: StatementObserver;
  /** Receives the statements of workspace requests in place of `observer`. */
  requestObserver?: StatementObserver;
  /** For `embedded:` addresses only. */
  embedded?: EmbeddedOptions;
}

/**
 * Seconds before the next attempt to connect. The driver's default grows to 20, which would prolong
 * a restart.
 */
const backoff = (retries: number) => Math.min(0.1 * 2 ** retries, 1);
const embeddedPrefix = 'embedded:';
/**
 * A generic plan is made once per connection, perhaps while the tables are empty or without
 * statistics. These settings leave only index scans to choose from; their artificial cost must
 * never trigger JIT.
 */
const indexWalksOnly = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_bitmapscan: 'off',
  enable_sort: 'off',
  enable_incremental_sort: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  enable_material: 'off',
  jit: 'off',
};

/**
 * Opens a database: `postgres://…` is a server, `embedded:<folder>` starts PostgreSQL on that
 * folder, or attaches to a running one. Both work the same afterwards. Throws if the URL has
 * neither form or the embedded server cannot start. A server is contacted by the first statement.
 */
export async function createDatabase(url: string, options: DatabaseOptions = {}): Promise<DatabaseHandle> {
  if (/^postgres(ql)?:\/\//.test(url)) return connect(url, options, async () => {});
  const folder = url.startsWith(embeddedPrefix) ? url.slice(embeddedPrefix.length) : '';
  if (!folder) {
    throw new Error('The database address must be postgres://… or embedded:<folder>.');
  }
  const cluster = await openCluster(folder, options.embedded);
  return connect(cluster.url, options, () => cluster.release());
}

function connect(url: string, options: DatabaseOptions, release: () => Promise<void>): DatabaseHandle {
  const { observer, requestObserver = observer, poolerUrl } = options;
  const tenant = options.tenantUrl ? readTenantLogin(options.tenantUrl) : deriveTenantLogin(url);
  // Compiling a statement takes longer than nearly all our statements run.
  const common = { statement_timeout: options.statementTimeoutMs ?? 10_000, jit: 'off' };
  const watch = (driver: Sql, by = observer) => (by ? observeStatements(driver, by) : driver);
  const open = (max: number, parameters: Record<string, string>) =>
    watch(openConnection(url, { max, backoff, settings: { ...common, ...parameters } }));
  const openPooled = (login: string, tenantRole?: string) =>
    watch(
      openConnection(poolerUrl ? throughPooler(poolerUrl, login) : login, {
        ...{ max: options.maxConnections ?? 10, backoff, tenantRole, settings: common },
        isPooled: poolerUrl !== undefined,
      }),
      tenantRole ? requestObserver : observer,
    );
  const sql = openPooled(url);
  const listConnections = options.maxListConnections ?? 4;
  const listSql = open(listConnections, { plan_cache_mode: 'force_custom_plan' });
  const walks = open(listConnections, indexWalksOnly);
  const readShape = rememberShape(sql);
  const indexSql = followShape({ readShape, oneNode: walks, cluster: listSql });
  const tenants = openPooled(tenant.url, tenant.role);
  const pools = [sql, listSql, walks, tenants];
  // A server of the pooler is ours for a transaction only, and would tell its next client.
  if (poolerUrl) sql.listen = listSql.listen.bind(listSql);
  const owner = { db: retryTransactions(drizzle(sql, { schema }), options), sql };
  const scope = { repeats: options, isPooled: poolerUrl !== undefined, readShape };
  const handle: DatabaseHandle = {
    url,
    ...(poolerUrl && { roleSettings: common }),
    tenant,
    readShape,
    ...owner,
    listSql,
    indexSql,
    owner,
    inWorkspace: (workspaceId) => scopeDatabase(handle, tenants, { workspaceId, ...scope }),
    check: async () => {
      await Promise.all(pools.map((pool) => pool`select`));
    },
    close: async () => {
      await Promise.all(pools.map((pool) => pool.end({ timeout: 5 })));
      await release();
    },
  };
  return handle;
}

/** The same login at the pooler's address. */
function throughPooler(poolerUrl: string, login: string): string {
  const { username, password } = new URL(login);
  return Object.assign(new URL(poolerUrl), { username, password }).href;
}
