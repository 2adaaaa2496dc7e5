import { type Queryable, schema, type Transaction } from '@keydence/db';
import { type MutableNotificationKind, type NotificationReadState, nothingRead } from '@keydence/domain';
import { and, eq, sql } from 'drizzle-orm';

const { notificationReaders } = schema;

export interface ReaderKey {
  domainId: string;
  userId: string;
}

const isOf = ({ domainId, userId }: ReaderKey) =>
  and(eq(notificationReaders.domainId, domainId), eq(notificationReaders.userId, userId));

/** What a member has read, and does not want to see. */
export interface NotificationReader extends NotificationReadState {
  mutedKinds: readonly MutableNotificationKind[];
}

const newReader: NotificationReader = { ...nothingRead, mutedKinds: [] };

export async function findReader(db: Queryable, key: ReaderKey): Promise<NotificationReader> {
  const [row] = await db.select().from(notificationReaders).where(isOf(key));
  return row ?? newReader;
}

/** Locks the member's row, so that marks of two tabs follow each other. */
export async function lockReader(tx: Transaction, key: ReaderKey): Promise<NotificationReader> {
  const [row] = await tx
    .insert(notificationReaders)
    .values(key)
    .onConflictDoUpdate({
      target: [notificationReaders.domainId, notificationReaders.userId],
      set: { domainId: sql`excluded.domain_id` },
    })
    .returning();
  return row ?? newReader;
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
