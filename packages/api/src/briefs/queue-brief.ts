import { schema, type Transaction } from '@keydence/db';
import type { Services } from '../context.ts';
import type { FoundSubject } from './find-subject.ts';

interface NewBrief {
  listId: number;
  language: string;
  found: FoundSubject;
  addresses: readonly string[];
  isSample: boolean;
}

/** Stores a brief with the pages to read, and queues its job; its id. */
export async function queueBrief(
  tx: Transaction,
  { jobs, newId, now }: Pick<Services, 'jobs' | 'newId' | 'now'>,
  { listId, language, found, addresses, isSample }: NewBrief,
): Promise<string> {
  const id = newId();
  const { title, subject, subjectId, ownPage } = found;
  await tx.insert(schema.briefs).values({
    ...{ listId, id, title, subject, subjectId, language, ownPage, isSample },
    ...{ state: 'queued', createdAt: now() },
  });
  await tx
    .insert(schema.briefSources)
    .values(addresses.map((address, index) => ({ listId, briefId: id, number: index + 1, address })));
  await jobs.enqueueBrief(tx, { listId, briefId: id });
  return id;
}
