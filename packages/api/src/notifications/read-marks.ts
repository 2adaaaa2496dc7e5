import { type Queryable, schema, type Transaction } from '@keydence/db';
import { type NotificationReadState, nothingRead } from '@keydence/domain';
import { and, eq, sql } from 'drizzle-orm';

const { notificationReaders } = schema;

export interface ReaderKey {
  domainId: string;
  userId: string;
}

const isOf = ({ domainId, userId }: ReaderKey) =>
  and(eq(notificationReaders.domainId, domainId), eq(notificationReaders.userId, userId));

export async function findReader(db: Queryable, key: ReaderKey): Promise<NotificationReadState> {
  const [row] = await db.select().from(notificationReaders).where(isOf(key));
  return row ?? nothingRead;
}

/** Locks the member's row, so that marks of two tabs follow each other. */
export async function lockReader(tx: Transaction, key: ReaderKey): Promise<NotificationReadState> {
  const [row] = await tx
    .insert(notificationReaders)
    .values(key)
    .onConflictDoUpdate({
      target: [notificationReaders.domainId, notificationReaders.userId],
      set: { domainId: sql`excluded.domain_id` },
    })
    .returning();
  return row ?? nothingRead;
}

export async function storeReader(
  tx: Transaction,
  key: ReaderKey,
  { readBefore, readIds, unreadIds }: NotificationReadState,
): Promise<void> {
  await tx
    .update(notificationReaders)
    .set({ readBefore, readIds: [...readIds], unreadIds: [...unreadIds] })
    .where(isOf(key));
}
