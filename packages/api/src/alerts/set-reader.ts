import { type DatabaseHandle, schema } from '@keydence/db';

interface ReaderChange {
  domainId: string;
  userId: string;
  change: { isMailOn: boolean } | { seenAt: Date };
}

/** Notes what one person has chosen or seen of a domain's alerts. */
export async function setReader({ db }: DatabaseHandle, reader: ReaderChange): Promise<void> {
  const { alertReaders } = schema;
  const { change, ...key } = reader;
  await db
    .insert(alertReaders)
    .values({ ...key, ...change })
    .onConflictDoUpdate({ target: [alertReaders.domainId, alertReaders.userId], set: change });
}
