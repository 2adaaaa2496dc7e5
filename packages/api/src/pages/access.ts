import { type Queryable, schema, type Transaction } from '@keydence/db';
import { and, eq, sql } from 'drizzle-orm';
import { notFound } from '../access.ts';
import { encodeKeywordId, findKeywordKey } from '../keyword-lists/encode-keyword-id.ts';

const { pages, sites } = schema;

export type SiteRow = typeof sites.$inferSelect;

/** The site of a domain; null before its first read. */
export async function findSite(db: Queryable, domainId: string): Promise<SiteRow | null> {
  const [row] = await db.select().from(sites).where(eq(sites.domainId, domainId));
  return row ?? null;
}

/** The site of a domain; inserted if missing. */
export async function ensureSite(tx: Transaction, domainId: string): Promise<SiteRow> {
  await tx.insert(sites).values({ domainId }).onConflictDoNothing();
  const site = await findSite(tx, domainId);
  if (!site) throw notFound();
  return site;
}

/** The public id of a page: site id and page number combined. */
export function encodePageId(siteId: number, id: number): string {
  return encodeKeywordId({ listId: siteId, id });
}

/** AppError('not_found') if the page does not exist or belongs to another site. */
export async function requirePage(
  db: Queryable,
  domainId: string,
  pageId: string,
): Promise<{ site: SiteRow; id: number }> {
  const site = await findSite(db, domainId);
  const key = findKeywordKey(pageId);
  if (!site || key?.listId !== site.id) throw notFound();
  const [row] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.siteId, site.id), eq(pages.id, sql`${key.id}::int8::int`)));
  if (!row) throw notFound();
  return { site, id: row.id };
}
