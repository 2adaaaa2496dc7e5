import { type DatabaseHandle, schema } from '@keydence/db';

interface ReaderChange {
  domainId: string;
  userId: string;
  change: { isMailOn: boolean } | { seenAt: Date };
}

/** Stores one person's alert choice or last look for a domain. */
export async function setReader({ db }: DatabaseHandle, reader: ReaderChange): Promise<void> {
  const { alertReaders } = schema;
  const { change, ...key } = reader;
  await db
    .insert(alertReaders)
    .values({ ...key, ...change })
    .onConflictDoUpdate({ target: [alertReaders.domainId, alertReaders.userId], set: change });
}
