import { schema } from '@keydence/db';
import type { AlertReader } from '@keydence/domain';
import { and, eq, gt } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';

const { alertEvents, alertReaders } = schema;

/**
 * True if the caller gets alerts of a domain by e-mail, and the number of events since the caller
 * last looked.
 */
export async function getReader({ services, domain, caller }: DomainContext): Promise<AlertReader> {
  const { db } = services.database;
  const [reader] = await db
    .select()
    .from(alertReaders)
    .where(and(eq(alertReaders.domainId, domain.id), eq(alertReaders.userId, caller.userId)));
  const isUnseen = reader?.seenAt ? gt(alertEvents.firedAt, reader.seenAt) : undefined;
  const unseen = await db.$count(alertEvents, and(eq(alertEvents.domainId, domain.id), isUnseen));
  return { isMailOn: reader?.isMailOn ?? true, unseen };
}
