import type { Queryable } from '@keydence/db';
import type { AskedQuestion, BriefRules } from '@keydence/domain';
import { sql } from 'drizzle-orm';

const mostRows = 300;
const mostAsked = 30;
const mostWords = 6;

interface AskedInput {
  listId: number;
  title: string;
  language: string;
}

/**
 * Questions of searchers about a keyword: the stored questions of its result page, then queries of
 * Search Console and tracked keywords that are questions and contain all its words.
 */
export async function findAsked(
  db: Queryable,
  { listId, title, language }: AskedInput,
  rules: Pick<BriefRules, 'asks'>,
): Promise<AskedQuestion[]> {
  const written = title.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
  const [page] = await db.execute<{ questions: string[] | null }>(sql`
    select e.questions from tracked_keywords k
    join keyword_result_pages e on e.list_id = k.list_id and e.keyword_id = k.id
    where k.list_id = ${listId} and k.kw_hash = hashtextextended(${written}, 0) and k.keyword_text = ${written}`);
  const patterns = written
    .split(' ')
    .slice(0, mostWords)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const has = (column: string) =>
    sql.join(
      patterns.map((pattern) => sql`${sql.raw(column)} like ${pattern}`),
      sql` and `,
    );
  const queries = await db.execute<{ text: string }>(sql`
    select query as text from console_queries where list_id = ${listId} and ${has('query')}
    order by id limit ${mostRows}`);
  const keywords = await db.execute<{ text: string }>(sql`
    select keyword_text as text from tracked_keywords where list_id = ${listId} and ${has('keyword_text')}
    order by search_volume desc nulls last, id limit ${mostRows}`);
  const asked = new Map<string, AskedQuestion>();
  const add = (texts: readonly string[], origin: AskedQuestion['origin']) => {
    for (const text of texts) {
      const key = text.toLowerCase().replaceAll(/[?？]/g, '').trim();
      if (key !== written && asked.size < mostAsked && !asked.has(key)) asked.set(key, { text, origin });
    }
  };
  const asking = (rows: readonly { text: string }[]) =>
    rows.map(({ text }) => text).filter((text) => rules.asks(text, language));
  add(page?.questions ?? [], 'people_also_ask');
  add(asking(queries), 'search_console');
  add(asking(keywords), 'keyword');
  return [...asked.values()];
}
