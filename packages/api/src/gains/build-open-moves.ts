/** SQL condition for open moves, which the interface calls opportunities. */
export function isOpenMove(alias: string): string {
  return `${alias}.state in ('proposed', 'accepted')`;
}

/** SQL expression for the `moveMark` of a row. */
export function markOfMove(alias: string): string {
  const m = alias;
  return `jsonb_build_object('id', ${m}.id, 'verb', ${m}.verb, 'title', ${m}.title, 'state', ${m}.state,
    'isPlanned', ${m}.state = 'accepted' or (${m}.state = 'proposed' and ${m}.is_planned),
    'leftOutBecause', case when ${m}.state = 'proposed' then ${m}.left_out end)`;
}

/**
 * SQL join: the open move `o` of a list whose main search is the keyword of a plan item `p`; the best one of several.
 * A planned item keeps the gain it was planned with: a move that is proposed again after its work is another one.
 */
export function moveOfPiece(listId: number): string {
  return `left join (
    select distinct on (o.main_query) o.main_query, o.state, o.facts_on, ${markOfMove('o')} as mark,
      o.gain_low, o.gain_mid, o.gain_high
    from moves o
    where o.list_id = ${Number(listId)} and o.verb in ('write', 'update') and ${isOpenMove('o')}
    order by o.main_query, o.state, o.gain_mid desc nulls last, o.id) o
    on o.main_query = p.keyword_text and (p.touched_at is null or o.state = 'accepted')`;
}

/** True while a plan item `p` shows the gain of its move `o`: until it is planned. */
const showsMove = 'p.touched_at is null and o.gain_mid is not null';

/** Extra visits per month of a plan item `p` as a range: from its move `o`, or as planned. */
export const gainOfPiece = `case
  when ${showsMove} then jsonb_build_object('low', o.gain_low, 'mid', o.gain_mid, 'high', o.gain_high)
  when jsonb_typeof(p.gain) = 'object' then
    jsonb_build_object('low', p.gain -> 'low', 'mid', p.gain -> 'mid', 'high', p.gain -> 'high') end`;

/** Day of the numbers behind `gainOfPiece`. */
export const gainDayOfPiece = `case when ${showsMove} then o.facts_on else p.gain_on end`;

/** The expected value of `gainOfPiece`. */
export const trafficOfPiece = `case when ${showsMove} then round(o.gain_mid)::int else p.estimated_traffic end`;
