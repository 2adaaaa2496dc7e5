import type { Sql } from 'postgres';
import { openConnection } from '../open-connection.ts';
import { distributedTables } from './placement.ts';

export interface ClusterState {
  nodes: { name: string; shards: number; bytes: number }[];
  /** Rows of lists that are gone. */
  orphans: number;
  /** Transactions that a node has prepared and that are not settled. */
  prepared: number;
  /** The move of shards that goes on, as Citus names its state; null if none was asked for. */
  rebalance: string | null;
}

/** Nodes, sizes, and what should not last. */
export async function describeCluster(url: string): Promise<ClusterState> {
  return withConnection(url, async (sql) => {
    const nodes = await sql<ClusterState['nodes']>`
      select format('%s:%s', n.nodename, n.nodeport) as name, count(s.shardid)::int as shards,
        coalesce(sum(s.shard_size), 0)::float8 as bytes
      from pg_dist_node n left join citus_shards s
        on s.nodename = n.nodename and s.nodeport = n.nodeport and s.citus_table_type = 'distributed'
      where n.noderole = 'primary' group by n.nodename, n.nodeport, n.groupid order by n.groupid`;
    const known = await sql<{ id: number }[]>`select id from keyword_lists`;
    const ids = new Set(known.map(({ id }) => id));
    let orphans = 0;
    for (const name of distributedTables) {
      const lists = await sql.unsafe<{ id: number; rows: number }[]>(
        `select list_id as id, count(*)::float8 as rows from ${name} group by list_id`,
      );
      for (const { id, rows } of lists) if (!ids.has(id)) orphans += rows;
    }
    const [left] = await sql<{ prepared: number }[]>`
      select coalesce(sum(result::int), 0)::int as prepared
      from run_command_on_all_nodes('select count(*) from pg_prepared_xacts where database = current_database()') r
      where success`;
    const [job] = await sql<{ state: string }[]>`
      select state::text from citus_rebalance_status() order by job_id desc limit 1`;
    return { nodes: [...nodes], orphans, prepared: left?.prepared ?? 0, rebalance: job?.state ?? null };
  });
}

/**
 * Begins to move shards until each node has its share, while servers read and write. `describeCluster` shows the progress.
 * False if the nodes are balanced.
 */
export async function rebalanceCluster(url: string): Promise<boolean> {
  return withConnection(url, async (sql) => {
    const [job] = await sql<{ id: string | null }[]>`
      select citus_rebalance_start(shard_transfer_mode => 'auto')::text as id`;
    return job?.id != null;
  });
}

async function withConnection<Result>(url: string, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const sql = openConnection(url, {
    applicationName: 'keydence-cluster',
    settings: { statement_timeout: 0 },
  });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
