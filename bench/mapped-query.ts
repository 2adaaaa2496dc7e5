import { type DatabaseHandle, schema } from '@keydence/db';
import { and, asc, eq, gt, sql as query } from 'drizzle-orm';

const { trackedKeywords } = schema;
const columns = {
  id: trackedKeywords.id,
  keywordText: trackedKeywords.keywordText,
  searchVolume: trackedKeywords.searchVolume,
  difficultyScore: trackedKeywords.difficultyScore,
};

type Value = number | ReturnType<typeof query.placeholder>;

/** 20 keywords of a list after a given number, queried in each available way. */
export interface QueryWays {
  /** With the driver alone, as a prepared statement. */
  driver(id: number): PromiseLike<unknown>;
  /** With the mapper's prepared statement. */
  prepared(id: number): PromiseLike<unknown>;
  /** With the mapper's query builder, built at each call. */
  builder(id: number): PromiseLike<unknown>;
}

export function createQueryWays({ db, sql }: DatabaseHandle, listId: number): QueryWays {
  const build = (list: Value, id: Value) =>
    db
      .select(columns)
      .from(trackedKeywords)
      .where(and(eq(trackedKeywords.listId, list), gt(trackedKeywords.id, id)))
      .orderBy(asc(trackedKeywords.id))
      .limit(20);
  const statement = build(query.placeholder('listId'), query.placeholder('id')).prepare('bench_keywords');
  return {
    driver: (id) => sql`
      select id, keyword_text, search_volume, difficulty_score from tracked_keywords
      where list_id = ${listId} and id > ${id} order by id limit 20`,
    prepared: (id) => statement.execute({ listId, id }),
    builder: (id) => build(listId, id),
  };
}
