import { openConnection } from '../open-connection.ts';
import { ownSchemas } from '../transfer/describe-contents.ts';
import { distributedTables } from './placement.ts';
import { readShape, type Shape } from './read-shape.ts';

export interface ClusterCheck {
  shape: Shape;
  /** What prevents it, with the next step; empty if nothing does. */
  faults: string[];
  nodes: { name: string; isCoordinator: boolean }[];
  /** What would be copied, and what is already distributed. */
  bytes: number;
}

interface NodeAnswer {
  name: string;
  isCoordinator: boolean;
  isUp: boolean;
  prepared: number;
  major: number;
  extensions: number;
}

const oldest = { release: 13, minor: 2 };
const majors = { from: 15, to: 17 };
const extensions = ['btree_gin', 'pg_trgm'];
const question = `select json_build_object('prepared', current_setting('max_prepared_transactions')::int,
  'major', current_setting('server_version_num')::int / 10000,
  'extensions', (select count(*) from pg_available_extensions where name in ('${extensions.join("','")}')))`;

/** Whether the lists of a database can be distributed; changes nothing. */
export async function checkCluster(url: string): Promise<ClusterCheck> {
  const sql = openConnection(url, {
    applicationName: 'keydence-cluster',
    settings: { statement_timeout: 0 },
  });
  try {
    const shape = await readShape(sql);
    const [size] = await sql<{ bytes: number }[]>`
      select coalesce(sum(pg_total_relation_size(c.oid)), 0)::float8 as bytes from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where c.relname = any (${[...distributedTables]}) and n.nspname = any (${ownSchemas})`;
    const check: ClusterCheck = { shape, faults: [], nodes: [], bytes: size?.bytes ?? 0 };
    const [citus] = await sql<{ version: string }[]>`
      select extversion as version from pg_extension where extname = 'citus'`;
    if (!citus) {
      check.faults.push(
        'Citus is not in this database. As an administrator of the servers: create extension citus, in the database of this name on each node.',
      );
      return check;
    }
    const [release = 0, minor = 0] = citus.version.split(/[.-]/).map(Number);
    if (release < oldest.release || (release === oldest.release && minor < oldest.minor))
      check.faults.push(`Citus ${citus.version} is too old; 13.2 or later is needed.`);
    const nodes = await sql<NodeAnswer[]>`
      select format('%s:%s', n.nodename, n.nodeport) as name, n.groupid = 0 as "isCoordinator",
        coalesce(r.success, false) as "isUp", (a.said ->> 'prepared')::int as prepared,
        (a.said ->> 'major')::int as major, (a.said ->> 'extensions')::int as extensions
      from pg_dist_node n left join run_command_on_all_nodes(${question}) r using (nodeid)
      cross join lateral (select case when r.success then r.result::json end as said) a
      where n.noderole = 'primary' order by n.groupid`;
    check.nodes = nodes.map(({ name, isCoordinator }) => ({ name, isCoordinator }));
    if (!nodes.some(({ isCoordinator }) => isCoordinator))
      check.faults.push(
        'The coordinator does not know its own address: select citus_set_coordinator_host(…).',
      );
    if (nodes.filter(({ isCoordinator }) => !isCoordinator).length < 2)
      check.faults.push('There are fewer than two workers: select citus_add_node(…) for each.');
    check.faults.push(...nodes.flatMap(findFaults));
    return check;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function findFaults({ name, isUp, prepared, major, extensions: found }: NodeAnswer): string[] {
  if (!isUp) return [`${name} does not answer.`];
  const faults: string[] = [];
  if (prepared < 1)
    faults.push(
      `${name} has max_prepared_transactions 0; commits of two nodes need at least max_connections.`,
    );
  if (major < majors.from || major > majors.to)
    faults.push(`${name} is PostgreSQL ${major}; ${majors.from} to ${majors.to} are supported.`);
  if (found < extensions.length) faults.push(`${name} lacks one of the extensions ${extensions.join(', ')}.`);
  return faults;
}
