import type { DatabaseHandle } from '@keydence/db';
import { AppError, type MemberRole, memberRank } from '@keydence/domain';
import type { StoredResponse } from './idempotency-keys.ts';

type Sql = DatabaseHandle['sql'];

/** The person's role in each workspace; null without membership. */
export async function readAccess(
  sql: Sql,
  userId: string,
  workspaceIds: Iterable<string>,
): Promise<Record<string, MemberRole | null>> {
  const ids = [...workspaceIds];
  if (ids.length === 0) return {};
  const rows = await sql<{ id: string; role: MemberRole }[]>`
    select workspace_id as id, role from workspace_members
    where user_id = ${userId} and workspace_id in ${sql(ids)}`;
  const roles = new Map(rows.map(({ id, role }) => [id, role]));
  return Object.fromEntries(ids.map((id) => [id, roles.get(id) ?? null]));
}

/**
 * Refuses a stored response if its caller has lost the needed access. A response without a body is
 * returned if the request itself ended the access: it only says that it was done.
 * @throws AppError not_found, forbidden
 */
export async function requireKeptAccess(sql: Sql, userId: string, answer: StoredResponse): Promise<void> {
  const { access, body } = answer;
  const now = await readAccess(sql, userId, Object.keys(access));
  for (const [id, then] of Object.entries(access)) {
    if (then === null && body === null) continue;
    const role = now[id] ?? null;
    if (role === null || then === null) throw new AppError('not_found', 'Not found');
    if (memberRank(role) < memberRank(then as MemberRole)) throw new AppError('forbidden', roleReduced);
  }
}

const roleReduced =
  'Your role in this workspace has changed since this request was answered. Read the current state, and send the request again with a new Idempotency-Key.';
