import { relevanceToCode } from '@keydence/db';
import { type ListTopicsInput, paginate, type TopicList, type TopicSortKey } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { buildRelevanceRule } from './build-relevance-rule.ts';
import { readStatus } from './read-status.ts';
import { readFigures, type TopicRow, topicRows, viewTopic } from './topic-view.ts';

const sortColumns: Record<TopicSortKey, SQL> = {
  gain: sql`t.gain_mid`,
  demand: sql`t.demand`,
  keywords: sql`t.keyword_count`,
  relevance: sql`t.relevance`,
  gaps: sql`t.gap_count`,
};

export type TopicFilter = Omit<ListTopicsInput, 'page' | 'limit' | 'domainId' | 'sortBy' | 'sortOrder'>;

/** One page of the topics of the domain's current market; unknown values come last. */
export async function listTopics(ctx: DomainContext, input: ListTopicsInput): Promise<TopicList> {
  const { database } = ctx.services;
  const listId = requireList(ctx.domain).id;
  const { page, limit, sortBy, sortOrder } = input;
  const rows = await database.db.execute<TopicRow>(sql`
    ${topicRows(listId)} where ${buildTopicFilter(listId, input)}
    order by ${orderTopics(sortBy, sortOrder)} limit ${limit} offset ${(page - 1) * limit}`);
  const figuresOf = await readFigures(
    database.db,
    listId,
    rows.map(({ id }) => id),
  );
  const { relevantOnly: _, ...others } = input;
  const isRelevant = sql.raw(buildRelevanceRule('t.relevance_class'));
  const [counts] = await database.db.execute<{ total: number; left_out: number; hidden: number }>(sql`
    select count(*) filter (where ${input.relevantOnly ? isRelevant : sql`true`})::int as total,
      count(*) filter (where not ${isRelevant})::int as left_out,
      (select count(*)::int from topics h where h.list_id = ${listId} and h.keyword_count > 0 and h.is_hidden) as hidden
    from topics t where ${buildTopicFilter(listId, { ...others, relevantOnly: false })}`);
  const { run, aloneCount, notGroupedCount, waitingCount } = await readStatus(ctx);
  return {
    data: rows.map((row) => viewTopic(listId, row, figuresOf(row.id))),
    pagination: paginate(page, limit, counts?.total ?? 0),
    leftOut: counts?.left_out ?? 0,
    hiddenCount: counts?.hidden ?? 0,
    aloneCount,
    notGroupedCount,
    waitingCount,
    run,
    dataSource: ctx.domain.dataSource,
  };
}

/** The order of topics, unknown values last. Of equal ones, the topic with more demand, then with more keywords. */
export function orderTopics(sortBy: TopicSortKey, sortOrder: 'asc' | 'desc'): SQL {
  const direction = sql.raw(sortOrder);
  return sql`${sortColumns[sortBy]} ${direction} nulls last,
    t.demand desc nulls last, t.keyword_count desc, t.id ${direction}`;
}

/** SQL condition on topics `t` of a list. */
export function buildTopicFilter(listId: number, filter: TopicFilter): SQL {
  const conditions = [sql`t.list_id = ${listId} and t.keyword_count > 0 and t.is_hidden = ${filter.hidden}`];
  if (filter.search) {
    const term = filter.search.normalize('NFC').toLowerCase();
    conditions.push(sql`strpos(lower(coalesce(t.given_name, t.name)), ${term}) > 0`);
  }
  if (filter.relevance === 'unknown') conditions.push(sql`t.relevance_class is null`);
  else if (filter.relevance)
    conditions.push(sql`t.relevance_class = ${relevanceToCode(filter.relevance)}::smallint`);
  if (filter.relevantOnly) conditions.push(sql.raw(buildRelevanceRule('t.relevance_class')));
  if (filter.pageState) conditions.push(sql`t.page_state = ${filter.pageState}`);
  if (filter.pinnedOnly) conditions.push(sql`t.is_pinned`);
  return sql.join(conditions, sql` and `);
}
