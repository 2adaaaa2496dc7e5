import { type Queryable, schema } from '@keydence/db';
import { eq, sql } from 'drizzle-orm';

/** A workspace member for the audit log: the name, or the e-mail address without one. */
export async function findMember(
  db: Queryable,
  userId: string,
): Promise<{ id: string; name: string | null }> {
  const { people } = schema;
  const [row] = await db
    .select({ name: sql<string | null>`coalesce(${people.fullName}, ${people.email})` })
    .from(people)
    .where(eq(people.id, userId));
  return { id: userId, name: row?.name ?? null };
}
