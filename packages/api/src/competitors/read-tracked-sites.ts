import { type Queryable, schema } from '@keydence/db';
import { and, eq, isNull } from 'drizzle-orm';

/** Ids of a list's tracked competitors by their domains without `www.`. */
export async function readTrackedSites(db: Queryable, listId: number): Promise<Map<string, string>> {
  const { competitors } = schema;
  const rows = await db
    .select({ id: competitors.id, domainName: competitors.domainName })
    .from(competitors)
    .where(and(eq(competitors.listId, listId), isNull(competitors.deletedAt)));
  return new Map(rows.map(({ id, domainName }) => [withoutWww(domainName), id]));
}

export function withoutWww(domainName: string): string {
  return domainName.replace(/^www\./, '');
}
