import { type Queryable, schema } from '@keydence/db';
import { and, eq, sql } from 'drizzle-orm';
import { type DomainContext, getDomainScope } from '../access/get-domain-scope.ts';
import type { Caller, Services } from '../context.ts';

/** The workspace's first owner, who makes the decisions of the story; null if there is none. */
export async function findOwner(db: Queryable, workspaceId: string): Promise<Caller | null> {
  const { users, workspaceMembers: members } = schema;
  const [row] = await db
    .select({ userId: members.userId, email: sql<string>`coalesce(${users.email}, '')` })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.workspaceId, workspaceId), eq(members.role, 'owner')))
    .orderBy(members.createdAt, members.userId)
    .limit(1);
  return row ? { ...row, sessionId: row.userId } : null;
}

/** The domain in the context of its owner's requests. */
export async function openDomain(
  services: Services,
  { owner, domainId }: { owner: Caller; domainId: string },
): Promise<DomainContext> {
  const ctx = { services, requestId: 'sample-story', caller: owner };
  return { ...ctx, domain: await getDomainScope(ctx, { domainId }) };
}
