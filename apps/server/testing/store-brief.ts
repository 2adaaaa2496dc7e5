import type { Services } from '@keydence/api';
import { schema } from '@keydence/db';
import { createDirectBriefRules } from '../src/briefs/direct-brief-rules.ts';

/** A finished brief of the domain whose pages were not read. Returns its id. */
export async function storeBrief({ database, newId }: Services, domainId: string): Promise<string> {
  const [list] = await database.sql<{ id: number }[]>`
    select id from keyword_lists where domain_id = ${domainId} order by id desc limit 1`;
  const listId = list?.id ?? 0;
  const id = newId();
  const { body } = await createDirectBriefRules().compose({
    ...{ keyword: 'tea', language: 'en', sources: [], asked: [], kind: null, excluded: [] },
  });
  await database.db.insert(schema.briefs).values({
    ...{ listId, id, title: 'tea', subject: 'addresses', language: 'en', state: 'done', body },
  });
  await database.db.insert(schema.briefSources).values({
    ...{ listId, briefId: id, number: 1, address: 'https://one.example/a', outcome: 'forbidden' },
  });
  return id;
}
