import { type Queryable, schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { UserRow } from '../session-store.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Throws 404 `validation_failed` for a malformed id, 404 `user_not_found` for an unknown one. */
export async function findUser(db: Queryable, userId: string): Promise<UserRow> {
  if (!uuidPattern.test(userId)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
  const [user] = await db.select().from(schema.users).where(eq(schema.users.id, userId));
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
  return user;
}
