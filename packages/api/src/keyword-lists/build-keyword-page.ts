import { buildWalk, countWalked, type KeywordPage, readWindow, sortColumns } from './build-keyword-walk.ts';
import { StatementParameters } from './collect-parameters.ts';

export interface Statement {
  text: string;
  values: (string | number | number[])[];
}

/**
 * Up to this offset, reading the skipped rows is cheaper than looking the page's rows up again by
 * id.
 */
const rowsWalked = 100;

/**
 * The columns of a `KeywordRow`, from the tables k, r and v; $1 is the list. Few lists have tags or
 * target pages.
 */
export const rowColumns = `
  k.id, k.keyword_text, k.intent, k.search_volume, k.difficulty_score, k.cpc_micros::float8 as cpc_micros,
  k.trend_monthly, k.trend_quarterly, k.trend_yearly, r.opportunity_score, r.rank_group, r.rank_absolute,
  r.ranking_type::float8 as ranking_type, r.ranking_title, r.ranking_description, r.ranking_url, r.serp_flags,
  r.last_ranking_check, r.rank_depth, r.rank_check_failed_at, r.needs_ranking_refresh, v.searches,
  case when exists (select from keyword_details where list_id = $1) then
    (select t.target_url from keyword_details t where t.list_id = $1 and t.keyword_id = k.id) end as target_url,
  case when exists (select from keyword_tags where list_id = $1) then
    (select array_agg(g.tag order by g.tag) from keyword_tags g where g.list_id = $1 and g.keyword_id = k.id)
  end as tags, k.relevance_class, (
    select to_jsonb(i) || jsonb_build_object('topic_name', (
      select coalesce(p.given_name, p.name) from topics p where p.list_id = $1 and p.id = i.topic_id))
    from keyword_insights i where i.list_id = $1 and i.keyword_id = k.id) as insight`;

/**
 * A row of another table by its key. The OFFSET prevents a scan of the list, regardless of the
 * planner's statistics.
 */
const rowOf = (table: string, lead: string) =>
  `(select * from ${table} where list_id = $1 and id = ${lead}.id offset 0)`;
const keywordOf = (lead: string) => `cross join lateral ${rowOf('tracked_keywords', lead)} k`;
const rankingOf = (lead: string) => `cross join lateral ${rowOf('keyword_rankings', lead)} r`;
const volumesOf = (lead: string) => `left join lateral ${rowOf('keyword_volumes', lead)} v on true`;

/**
 * One page of a list, unknown values last in both directions; for `indexSql`, and for filters
 * without a look-up. See docs/adr/0005-keyword-list-schema.md for the measurements.
 */
export function buildKeywordPage(page: KeywordPage): Statement {
  const parameters = new StatementParameters();
  const list = parameters.add(page.listId);
  if (countWalked(page) > rowsWalked) {
    const ids = buildWalk(page, 'd.id', { list, parameters });
    const text = buildRows(`array(${ids})`, readWindow(page).isReversed ? 'desc' : 'asc');
    return { text, values: parameters.values };
  }
  const { table, column } = sortColumns[page.sortBy];
  const [lead, joined] = table === 'tracked_keywords' ? ['k', rankingOf('k')] : ['r', keywordOf('r')];
  return {
    text: `select ${rowColumns}
      from (${buildWalk(page, 'd.*', { list, parameters })}) ${lead}
      ${joined}
      ${volumesOf(lead)}
      order by ${lead}.${column} ${page.sortOrder} nulls last, ${lead}.id ${page.sortOrder}`,
    values: parameters.values,
  };
}

/** The keywords with these numbers in this order; for `indexSql`. */
export function buildKeywordRows(listId: number, ids: number[]): Statement {
  return { text: buildRows('$2::bigint[]', 'asc'), values: [listId, ids] };
}

function buildRows(ids: string, order: 'asc' | 'desc'): string {
  return `select ${rowColumns}
    from unnest(${ids}) with ordinality as p (id, place)
    ${keywordOf('p')}
    ${rankingOf('p')}
    ${volumesOf('p')}
    order by p.place ${order}`;
}
