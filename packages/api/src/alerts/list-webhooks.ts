import { schema } from '@keydence/db';
import type { AlertWebhook } from '@keydence/domain';
import { asc, eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { viewWebhook } from './webhook-view.ts';

/** Webhooks of a domain, oldest first. The limit applies on creation. */
export async function listWebhooks({ services, domain }: DomainContext): Promise<AlertWebhook[]> {
  const { db } = services.database;
  const { alertWebhooks } = schema;
  const rows = await db
    .select()
    .from(alertWebhooks)
    .where(eq(alertWebhooks.domainId, domain.id))
    .orderBy(asc(alertWebhooks.createdAt), asc(alertWebhooks.id));
  return Promise.all(rows.map((row) => viewWebhook(db, row)));
}
