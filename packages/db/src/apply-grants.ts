import type { Sql, TransactionSql } from 'postgres';
import { distributedTables } from './cluster/placement.ts';
import { readShape } from './cluster/read-shape.ts';
import { tenantFunctions, tenantGrants, tenantSchemas } from './tenant-grants.ts';

interface HeldGrant {
  relation: string;
  privilege: string;
  /** Null for whole rows. */
  column: string | null;
}

/**
 * Sets the role's rights to those of the list, in one schema or all, and changes only the
 * differences.
 */
export async function applyGrants(tx: TransactionSql, role: string, schema?: string): Promise<void> {
  const isMeant = (name: string) => schema === undefined || name === schema;
  await applySchemaGrants(tx, { role, isMeant });
  await dropDefaultGrants(tx, role);
  await applyFunctionGrants(tx, { role, isMeant });
  const held = await readGrants(tx, role);
  const isCluster = (await readShape(tx)) === 'cluster';
  const present = await tx<{ relation: string }[]>`
    select format('%s.%s', n.nspname, c.relname) as relation
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where format('%s.%s', n.nspname, c.relname) = any (${Object.keys(tenantGrants)})`;
  for (const relation of new Set([...held, ...present].map((row) => row.relation))) {
    const wanted = listWanted(relation, isCluster);
    if (!isMeant(relation.split('.')[0] ?? '')) continue;
    if (describe(held.filter((grant) => grant.relation === relation)) === describe(wanted)) continue;
    await tx`revoke all on ${tx(relation)} from ${tx(role)}`;
    for (const { privilege, column } of wanted) {
      const columns = column === null ? tx`` : tx`(${tx(column)})`;
      await tx`grant ${tx.unsafe(privilege)} ${columns} on ${tx(relation)} to ${tx(role)}`;
    }
  }
}

/** All rights of the role on tables, views, sequences and their columns, in any schema. */
export async function readGrants(tx: Sql | TransactionSql, role: string): Promise<HeldGrant[]> {
  return tx<HeldGrant[]>`
    with relations as (
      select c.oid, format('%s.%s', n.nspname, c.relname) as relation, c.relacl
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
    )
    select relation, lower(privilege_type) as privilege, null as "column"
    from relations, aclexplode(relacl) where grantee = ${role}::regrole
    union all
    select relation, lower(privilege_type), attname::text
    from relations join pg_attribute on attrelid = oid, aclexplode(attacl) where grantee = ${role}::regrole
    order by 1, 2, 3`;
}

export function listWanted(relation: string, isCluster = false): HeldGrant[] {
  const grants = (tenantGrants[relation] ?? []).flatMap((grant): HeldGrant[] =>
    typeof grant === 'string'
      ? [{ relation, privilege: grant, column: null }]
      : grant.columns.map((column) => ({ relation, privilege: grant.privilege, column })),
  );
  if (!isCluster || !distributedTables.includes(relation.replace('public.', ''))) return grants;
  // A request that deletes a list deletes its rows; on one node they follow by their keys, which need no right.
  const cascade = ['select', 'delete'].filter(
    (privilege) => !grants.some((grant) => grant.privilege === privilege && grant.column === null),
  );
  return [...grants, ...cascade.map((privilege) => ({ relation, privilege, column: null }))];
}

const describe = (grants: HeldGrant[]) =>
  grants
    .map(({ privilege, column }) => `${privilege} ${column ?? ''}`)
    .sort()
    .join();

async function applySchemaGrants(
  tx: TransactionSql,
  { role, isMeant }: { role: string; isMeant: (schema: string) => boolean },
): Promise<void> {
  const schemas = await tx<{ name: string; isNamed: boolean }[]>`
    select nspname as name, exists (
      select 1 from aclexplode(nspacl) where grantee = ${role}::regrole and privilege_type = 'USAGE') as "isNamed"
    from pg_namespace`;
  for (const { name, isNamed } of schemas.filter((one) => isMeant(one.name))) {
    const mayName = tenantSchemas.includes(name);
    if (mayName && !isNamed) await tx`grant usage on schema ${tx(name)} to ${tx(role)}`;
    if (!mayName && isNamed) await tx`revoke all on schema ${tx(name)} from ${tx(role)}`;
  }
}

/** Functions of extensions stay open to all roles: operators and full-text search use them. */
async function applyFunctionGrants(
  tx: TransactionSql,
  { role, isMeant }: { role: string; isMeant: (schema: string) => boolean },
): Promise<void> {
  const functions = await tx<
    { schema: string; name: string; call: string; isOpen: boolean; isHeld: boolean }[]
  >`
    select nspname as schema, format('%s.%s', nspname, proname) as name, p.oid::regprocedure::text as call,
      exists (select 1 from aclexplode(rights) where grantee = 0) as "isOpen",
      exists (select 1 from aclexplode(rights) where grantee = ${role}::regrole) as "isHeld"
    from pg_proc p join pg_namespace n on n.oid = pronamespace, coalesce(proacl, acldefault('f', proowner)) as rights
    where nspname !~ '^pg_' and nspname <> 'information_schema'
      and not exists (select 1 from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')`;
  for (const { name, call, isOpen, isHeld } of functions.filter(({ schema }) => isMeant(schema))) {
    const mayCall = tenantFunctions.includes(name);
    if (isOpen) await tx.unsafe(`revoke execute on routine ${call} from public`);
    if (mayCall && !isHeld) await tx`grant execute on routine ${tx.unsafe(call)} to ${tx(role)}`;
    if (!mayCall && isHeld) await tx`revoke all on routine ${tx.unsafe(call)} from ${tx(role)}`;
  }
}

/** Removes default grants of versions before the list, which opened every new table. */
async function dropDefaultGrants(tx: TransactionSql, role: string): Promise<void> {
  const defaults = await tx`
    select 1 from pg_default_acl, aclexplode(defaclacl)
    where grantee = ${role}::regrole and defaclrole = current_user::regrole limit 1`;
  if (defaults.length === 0) return;
  await tx`alter default privileges revoke all on schemas from ${tx(role)}`;
  await tx`alter default privileges revoke all on tables from ${tx(role)}`;
}
