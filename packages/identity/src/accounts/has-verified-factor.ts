import { type Queryable, schema } from '@keydence/db';
import { and, eq } from 'drizzle-orm';

/** True if the user has a verified second factor, so that the first alone does not suffice. */
export async function hasVerifiedFactor(db: Queryable, userId: string): Promise<boolean> {
  const factors = schema.mfaFactors;
  const rows = await db
    .select({ id: factors.id })
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.status, 'verified')))
    .limit(1);
  return rows.length > 0;
}
