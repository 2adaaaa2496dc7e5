import { type Queryable, schema } from '@keydence/db';
import { eq, sql } from 'drizzle-orm';

/** A person of the workspace as the audit log names them: by name, else by address. */
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
