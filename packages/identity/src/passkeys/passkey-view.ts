import { type Queryable, schema } from '@keydence/db';
import { asc, eq } from 'drizzle-orm';

const { passkeys } = schema;
export type PasskeyRow = typeof passkeys.$inferSelect;

export interface PasskeyView {
  id: string;
  friendly_name: string;
  created_at: string;
  last_used_at?: string;
}

/** The passkeys of a user in the shape of the identity API, oldest first. */
export async function readPasskeyViews(db: Queryable, userId: string): Promise<PasskeyView[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  return rows.map(viewPasskey);
}

export function viewPasskey(row: PasskeyRow): PasskeyView {
  return {
    id: row.id,
    friendly_name: row.friendlyName,
    created_at: row.createdAt.toISOString(),
    ...(row.lastUsedAt ? { last_used_at: row.lastUsedAt.toISOString() } : {}),
  };
}
