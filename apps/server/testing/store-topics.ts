import type { Services } from '@keydence/api';

/**
 * Stores the topics "espresso" with three keywords and "cold brew" with two, as a run does; the
 * others are pending.
 */
export async function storeTopics({ database: { sql } }: Services, domainId: string): Promise<void> {
  await sql`
    with list as (select list_id as id from tracked_domains where id = ${domainId}),
    placed as (
      select list_id, id, row_number() over (order by id) as place from tracked_keywords
      where list_id = (select id from list) order by id limit 5),
    grouped as (
      insert into keyword_insights (list_id, keyword_id, topic_id, group_id, is_placed)
      select list_id, id, case when place <= 3 then 1 else 2 end,
        first_value(id) over (partition by place <= 3 order by place), true
      from placed)
    insert into topics (list_id, id, name, basis, main_keyword_id, keyword_count, updated_at)
    select list_id, case when place = 1 then 1 else 2 end, case when place = 1 then 'espresso' else 'cold brew' end,
      'wording', id, case when place = 1 then 3 else 2 end, now()
    from placed where place in (1, 4)`;
}
