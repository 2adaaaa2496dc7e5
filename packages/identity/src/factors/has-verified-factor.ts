import { type Queryable, schema } from '@keydence/db';
import { and, eq } from 'drizzle-orm';

/** Whether the user has set a second factor up, so that the first alone does not suffice. */
export async function hasVerifiedFactor(db: Queryable, userId: string): Promise<boolean> {
  const factors = schema.mfaFactors;
  const rows = await db
    .select({ id: factors.id })
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.status, 'verified')))
    .limit(1);
  return rows.length > 0;
}
