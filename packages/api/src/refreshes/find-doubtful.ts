import type { Services } from '../context.ts';

/** Maximum result pages per refresh. */
export const mostPageChecks = 500;

export interface Doubts {
  /** Keywords whose result page is worth its price, most important first. */
  doubtful: string[];
  /** Keywords that the source knows and has never listed a ranking for. */
  others: string[];
}

/**
 * Keywords that a source does not list but that may still rank: ranked at the last check, never checked, or missing
 * from its collection. The longest unchecked come first, so each gets its turn; keywords past `mostPageChecks` are in
 * neither list.
 */
export async function findDoubtful(
  { database }: Pick<Services, 'database'>,
  listId: number,
  texts: readonly string[],
): Promise<Doubts> {
  const rows = await database.sql<{ text: string; isDoubtful: boolean }[]>`
    select k.keyword_text as text,
      (r.rank_absolute is not null or r.last_ranking_check is null or k.search_volume is null) as "isDoubtful"
    from tracked_keywords k join keyword_rankings r on r.list_id = k.list_id and r.id = k.id
    where k.list_id = ${listId} and k.kw_hash in (
      select hashtextextended(value, 0) from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))
    order by r.rank_absolute is null, r.last_ranking_check nulls first, k.search_volume desc nulls last, k.id`;
  const textsOf = (isDoubtful: boolean) =>
    rows.filter((row) => row.isDoubtful === isDoubtful).map(({ text }) => text);
  return { doubtful: textsOf(true).slice(0, mostPageChecks), others: textsOf(false) };
}
