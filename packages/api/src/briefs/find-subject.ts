import type { Queryable } from '@keydence/db';
import { AppError, type BriefSubject, type CreateBriefInput } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { isId, notFound } from '../access.ts';
import { findKeywordKey } from '../keyword-lists/encode-keyword-id.ts';
import { requireTopic } from '../topics/access.ts';
import { briefMessages } from './brief-messages.ts';

/** The subject of a brief, with the list's facts about it. */
export interface FoundSubject {
  subject: BriefSubject;
  subjectId: string | null;
  title: string;
  /** Addresses of stored result pages, ordered by the number of keywords, most first. */
  results: string[];
  ownPage: string | null;
}

type SubjectInput = Pick<CreateBriefInput, 'title' | 'keywordId' | 'topicId' | 'moveId'>;

const mostKeywords = 200;

/** The keyword, topic or move of a brief; AppError('not_found') if it is not of the list. */
export async function findSubject(db: Queryable, listId: number, input: SubjectInput): Promise<FoundSubject> {
  if (input.keywordId !== undefined) {
    const key = findKeywordKey(input.keywordId);
    const found = key?.listId === listId ? await readKeyword(db, listId, key.id) : null;
    if (!found) throw notFound();
    return named({ ...found, subject: 'keyword', subjectId: input.keywordId }, input);
  }
  if (input.topicId !== undefined) {
    const topic = await readTopic(db, listId, await requireTopic(db, listId, input.topicId));
    return named({ ...topic, subject: 'topic', subjectId: input.topicId }, input);
  }
  if (input.moveId !== undefined) {
    return named(
      { ...(await readMove(db, listId, input.moveId)), subject: 'move', subjectId: input.moveId },
      input,
    );
  }
  if (input.title === undefined) {
    throw new AppError('validation_failed', briefMessages.noTitle, {
      errors: [{ path: 'title', message: briefMessages.noTitle }],
    });
  }
  const known = await readKeywordByText(db, listId, input.title);
  return { title: input.title, results: [], ownPage: null, ...known, subject: 'addresses', subjectId: null };
}

type Read = Pick<FoundSubject, 'title' | 'results' | 'ownPage'>;

function named(found: FoundSubject, { title }: SubjectInput): FoundSubject {
  return title === undefined ? found : { ...found, title };
}

interface KeywordRow extends Record<string, unknown> {
  title: string;
  results: string[] | null;
  ownPage: string | null;
}

async function readKeyword(db: Queryable, listId: number, id: number): Promise<Read | null> {
  const [row] = await db.execute<KeywordRow>(sql`
    select k.keyword_text as title, e.results, r.ranking_url as "ownPage" from tracked_keywords k
    left join keyword_result_pages e on e.list_id = k.list_id and e.keyword_id = k.id
    left join keyword_rankings r on r.list_id = k.list_id and r.id = k.id
    where k.list_id = ${listId} and k.id = ${id}`);
  return row ? { ...row, results: row.results ?? [] } : null;
}

async function readKeywordByText(db: Queryable, listId: number, text: string): Promise<Read | null> {
  const written = text.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
  const [row] = await db.execute<{ id: string }>(sql`
    select id from tracked_keywords
    where list_id = ${listId} and kw_hash = hashtextextended(${written}, 0) and keyword_text = ${written}`);
  return row ? readKeyword(db, listId, Number(row.id)) : null;
}

/**
 * The results that most keywords of the topic share, and the own page that ranks for most of them.
 */
async function readTopic(db: Queryable, listId: number, id: number): Promise<Read> {
  const [topic] = await db.execute<{ title: string }>(sql`
    select coalesce((select keyword_text from tracked_keywords k where k.list_id = t.list_id and k.id = t.main_keyword_id),
      t.given_name, t.name) as title
    from topics t where t.list_id = ${listId} and t.id = ${id}`);
  const rows = await db.execute<{ results: string[] | null; ownPage: string | null }>(sql`
    select e.results, r.ranking_url as "ownPage" from keyword_insights i
    join tracked_keywords k on k.list_id = i.list_id and k.id = i.keyword_id
    left join keyword_result_pages e on e.list_id = i.list_id and e.keyword_id = i.keyword_id
    left join keyword_rankings r on r.list_id = i.list_id and r.id = i.keyword_id
    where i.list_id = ${listId} and i.topic_id = ${id}
    order by k.search_volume desc nulls last, k.id limit ${mostKeywords}`);
  return {
    title: topic?.title ?? '',
    results: mostFrequent(rows.flatMap(({ results }) => results ?? [])),
    ownPage: mostFrequent(rows.flatMap(({ ownPage }) => ownPage ?? []))[0] ?? null,
  };
}

async function readMove(db: Queryable, listId: number, id: string): Promise<Read> {
  const moveId = id.toLowerCase();
  if (!isId(moveId)) throw notFound();
  const [row] = await db.execute<{
    title: string;
    query: string | null;
    topicId: number | null;
    page: string | null;
  }>(sql`
    select title, main_query as query, topic_id as "topicId", pages ->> 0 as page from moves
    where list_id = ${listId} and id = ${moveId}`);
  if (!row) throw notFound();
  const keyword = row.query === null ? null : await readKeywordByText(db, listId, row.query);
  const topic = row.topicId === null ? null : await readTopic(db, listId, row.topicId);
  return {
    title: row.query ?? topic?.title ?? row.title,
    results: mostFrequent([...(keyword?.results ?? []), ...(topic?.results ?? [])]),
    ownPage: row.page ?? keyword?.ownPage ?? null,
  };
}

/** Distinct values, the most frequent first; ties keep their first order. */
function mostFrequent(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
}
