import { type Queryable, schema } from '@keydence/db';
import type { AuditNote } from '@keydence/domain';
import { eq, sql } from 'drizzle-orm';
import type { ApiContext, Caller } from '../context.ts';

const { auditEntries, people, users } = schema;

/** Caller and network address; without a caller, the server itself is the actor. */
export interface AuditContext extends Pick<ApiContext, 'clientAddress'> {
  services: Pick<ApiContext['services'], 'database' | 'newId' | 'now'>;
  caller?: Caller;
}

/** Records actions in a workspace in the transaction of the change, with one statement. */
export async function recordAudit(
  tx: Queryable,
  ctx: AuditContext,
  { workspaceId, notes }: { workspaceId: string; notes: readonly AuditNote[] },
): Promise<void> {
  await insertNotes(
    tx,
    ctx,
    notes.map((note) => ({ workspaceId, note })),
  );
}

/** Records the same action in many workspaces, for changes that reach all of them. */
export async function recordAuditIn(
  tx: Queryable,
  ctx: AuditContext,
  { workspaceIds, note }: { workspaceIds: readonly string[]; note: AuditNote },
): Promise<void> {
  await insertNotes(
    tx,
    ctx,
    workspaceIds.map((workspaceId) => ({ workspaceId, note })),
  );
}

async function insertNotes(
  tx: Queryable,
  ctx: AuditContext,
  rows: readonly { workspaceId: string; note: AuditNote }[],
): Promise<void> {
  if (rows.length === 0) return;
  const { services, clientAddress } = ctx;
  const actor = readActor(tx, ctx);
  const createdAt = services.now();
  const network = clientAddress === 'unknown' ? null : clientAddress;
  await tx.insert(auditEntries).values(
    rows.map(({ workspaceId, note: { kind, subject, details } }) => ({
      ...actor,
      id: services.newId(),
      workspaceId,
      createdAt,
      kind,
      subjectId: subject?.id,
      subjectName: subject?.name,
      details,
      network: ctx.caller ? network : null,
    })),
  );
}

/** Current names, looked up by the insert statement itself. */
function readActor(tx: Queryable, { services: { database }, caller }: AuditContext) {
  if (!caller) return { actorKind: 'keydence' as const };
  // The role of a workspace's requests sees people only through the view, which has no rows for any
  // other role.
  const isOwner = database.sql === database.owner.sql;
  const nameOf = (column: 'fullName' | 'email') =>
    isOwner
      ? sql`(${tx.select({ name: users[column] }).from(users).where(eq(users.id, caller.userId))})`
      : sql`(${tx.select({ name: people[column] }).from(people).where(eq(people.id, caller.userId))})`;
  return {
    actorKind: caller.key ? ('api_key' as const) : ('person' as const),
    actorId: caller.userId,
    actorName: nameOf('fullName'),
    actorEmail: nameOf('email'),
    keyName: caller.key?.name,
    keyLastFour: caller.key?.lastFour,
  };
}
