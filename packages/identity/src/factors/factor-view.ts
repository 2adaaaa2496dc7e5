import { type Queryable, schema } from '@keydence/db';
import { asc, eq } from 'drizzle-orm';

export type FactorRow = typeof schema.mfaFactors.$inferSelect;

export interface FactorView {
  id: string;
  friendly_name?: string;
  factor_type: string;
  status: string;
  phone?: string;
  created_at: string;
  updated_at: string;
  last_challenged_at?: string;
}

/** The factors of a user in the shape of the identity API, oldest first. */
export async function readFactorViews(db: Queryable, userId: string): Promise<FactorView[]> {
  const factors = schema.mfaFactors;
  const rows = await db
    .select()
    .from(factors)
    .where(eq(factors.userId, userId))
    .orderBy(asc(factors.createdAt), asc(factors.id));
  return rows.map(viewFactor);
}

export function viewFactor(row: FactorRow): FactorView {
  return {
    id: row.id,
    ...(row.friendlyName ? { friendly_name: row.friendlyName } : {}),
    factor_type: row.factorType,
    status: row.status,
    ...(row.phone ? { phone: row.phone } : {}),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    ...(row.lastChallengedAt ? { last_challenged_at: row.lastChallengedAt.toISOString() } : {}),
  };
}
