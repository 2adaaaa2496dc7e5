import type { DatabaseHandle } from '@keydence/db';
import type { Person } from './person.ts';
import { callers, count, type Outcome, statusesOf } from './race.ts';

const keywordsEach = 20;

/**
 * Half of the callers write the same keywords in one order, half in the other: locking rows in
 * request order would deadlock them. Every added or deleted keyword must be reported exactly once.
 */
export async function writeInOppositeOrders(
  { person, domainId }: { person: Person; domainId: string },
  { sql }: DatabaseHandle,
  round: number,
): Promise<Outcome> {
  const keywords = Array.from({ length: keywordsEach }, (_, place) => `opposite ${round} ${place}`);
  const countRows = () =>
    count(
      sql`select count(*)::int as n from tracked_keywords where keyword_text like ${`opposite ${round} %`}`,
    );
  const added = await writeAtOnce(person, '/api/seo/keywords/bulk', (isTurned) => ({
    domain_id: domainId,
    keywords: isTurned ? keywords.toReversed() : keywords,
  }));
  const there = await countRows();
  const rows = await sql<{ id: string }[]>`
    select (list_id::bigint << 32 | id)::text as id from tracked_keywords
    where keyword_text like ${`opposite ${round} %`} order by id`;
  const ids = rows.map(({ id }) => id);
  const deleted = await writeAtOnce(person, '/api/seo/keywords/bulk-delete', (isTurned) => ({
    domain_id: domainId,
    keyword_ids: isTurned ? ids.toReversed() : ids,
  }));
  const left = await countRows();
  const statuses = statusesOf([...added, ...deleted]);
  const told = (answers: typeof added) =>
    answers.reduce((sum, { body }) => sum + ((body.data as { count?: number })?.count ?? 0), 0);
  return {
    criterion:
      'each keyword is there once and then gone; answers are 2xx, or 503 to come back; one deletion counts each',
    isMet:
      there === keywordsEach &&
      left === 0 &&
      told(deleted) === keywordsEach &&
      statuses.every((status) => status < 300 || status === 503),
    statuses,
  };
}

function writeAtOnce(person: Person, path: string, write: (isTurned: boolean) => object) {
  return Promise.all(
    Array.from({ length: callers }, (_, caller) =>
      person.call('POST', path, { body: write(caller % 2 === 1) }),
    ),
  );
}
