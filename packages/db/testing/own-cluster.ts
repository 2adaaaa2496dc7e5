import postgres, { type Sql } from 'postgres';
import { distributeLists } from '../src/cluster/distribute-lists.ts';
import type { DatabaseHandle } from '../src/handle.ts';

export interface Node {
  host: string;
  port: number;
}

/** The workers of the cluster whose coordinator `adminUrl` names. */
export async function readWorkers(adminUrl: string): Promise<Node[]> {
  const admin = open(adminUrl);
  try {
    return [
      ...(await admin<Node[]>`
        select nodename as host, nodeport as port from pg_dist_node where groupid > 0 order by nodeid`),
    ];
  } finally {
    await admin.end();
  }
}

/**
 * Distributes a plain database of the coordinator over all workers, in two parts of each table, and closes it for copies. A
 * statement of a request that goes to more than one part fails its test.
 */
export async function distributeTemplate(
  adminUrl: string,
  handle: Pick<DatabaseHandle, 'url' | 'tenant'>,
): Promise<void> {
  const database = new URL(handle.url).pathname.slice(1);
  // One at a time: each sends the same roles to the workers.
  await administer({ adminUrl }, async (turn) => {
    await turn`select pg_advisory_lock(${distributionLock})`;
    await joinNodes(adminUrl, handle.url);
    await distributeLists(handle, { shards: 2 });
    await administer({ adminUrl, database }, async (admin) => {
      await admin.unsafe(
        `alter role "${handle.tenant.role}" in database "${database}" set citus.multi_task_query_log_level = 'error'`,
      );
    });
  });
  for (const node of [undefined, ...(await readWorkers(adminUrl))]) {
    await administer({ adminUrl, node }, async (admin) => {
      await admin`alter database ${admin(database)} with allow_connections false`;
      await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${database}`;
    });
  }
}

const distributionLock = 4_957_311;

/** Copies a closed database of the cluster to a new name, on each node, with the settings of its roles. */
export async function copyOnNodes(adminUrl: string, copy: { from: string; to: string }): Promise<void> {
  for (const node of [...(await readWorkers(adminUrl)), undefined])
    await administer({ adminUrl, node }, (admin) => copyDatabase(admin, copy));
}

async function copyDatabase(admin: Sql, { from, to }: { from: string; to: string }): Promise<void> {
  const [source] = await admin<{ owner: string }[]>`
    select pg_get_userbyid(datdba) as owner from pg_database where datname = ${from}`;
  await admin`
    create database ${admin(to)} template ${admin(from)} owner ${admin(source?.owner ?? '')} strategy file_copy`;
  const settings = await admin<{ statement: string }[]>`
    select format('alter role %I in database %I set %s = %L', rolname, ${to}::text, split_part(setting, '=', 1),
      substr(setting, strpos(setting, '=') + 1)) as statement
    from pg_db_role_setting s join pg_database d on d.oid = setdatabase join pg_roles r on r.oid = setrole,
      unnest(setconfig) setting
    where datname = ${from}`;
  for (const { statement } of settings) await admin.unsafe(statement);
}

/**
 * What an operator does first: makes the database and the extension on each worker, and makes them known, at their own
 * addresses or at these.
 */
export async function joinNodes(adminUrl: string, url: string, addresses?: readonly Node[]): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const { hostname, port } = new URL(adminUrl);
  const workers = await readWorkers(adminUrl);
  const onDatabase = { adminUrl, database: name };
  for (const node of workers) {
    await administer({ adminUrl, node }, (admin) => admin`create database ${admin(name)} template template0`);
    await administer({ ...onDatabase, node }, (admin) => admin`create extension citus`);
  }
  await administer(onDatabase, async (admin) => {
    await admin`create extension citus`;
    await admin`select citus_set_coordinator_host(${hostname}, ${Number(port)}::int)`;
    for (const { host, port } of addresses ?? workers)
      await admin`select citus_add_node(${host}, ${port}::int)`;
  });
}

/** Drops the databases with a prefix, or one of that name, on all workers. */
export async function dropOnWorkers(adminUrl: string, prefix: string): Promise<void> {
  for (const node of await readWorkers(adminUrl)) {
    await administer({ adminUrl, node }, async (admin) => {
      const left = await admin<{ datname: string }[]>`
        select datname from pg_database where starts_with(datname, ${prefix})`;
      for (const { datname } of left) await admin`drop database ${admin(datname)} with (force)`;
    });
  }
}

interface Place {
  adminUrl: string;
  /** A worker; the coordinator if absent. */
  node?: Node | undefined;
  database?: string;
}

async function administer(
  { adminUrl, node, database }: Place,
  act: (admin: Sql) => Promise<unknown>,
): Promise<void> {
  const url = new URL(adminUrl);
  if (node) Object.assign(url, { hostname: node.host, port: String(node.port) });
  if (database) url.pathname = `/${database}`;
  const admin = open(url.href);
  try {
    await act(admin);
  } finally {
    await admin.end();
  }
}

const open = (url: string) => postgres(url, { max: 1, onnotice: () => {} });
