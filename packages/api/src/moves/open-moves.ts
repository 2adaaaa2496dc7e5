/** Moves that are work to come: what a screen calls opportunities. */
export function isOpenMove(alias: string): string {
  return `${alias}.state in ('proposed', 'accepted')`;
}

/** Where a move of a row stands, as `moveMark`. */
export function markOfMove(alias: string): string {
  const m = alias;
  return `jsonb_build_object('id', ${m}.id, 'verb', ${m}.verb, 'title', ${m}.title, 'state', ${m}.state,
    'isPlanned', ${m}.state = 'accepted' or (${m}.state = 'proposed' and ${m}.is_planned),
    'leftOutBecause', case when ${m}.state = 'proposed' then ${m}.left_out end)`;
}

/** The open move that a piece's keyword is the main search of, with what it promises: a join of `p` under `alias`. */
export function moveOfPiece(alias: string): string {
  return `left join lateral (
    select ${markOfMove('o')} as mark, o.gain_low, o.gain_mid, o.gain_high from moves o
    where o.list_id = p.list_id and o.main_query = p.keyword_text and o.verb in ('write', 'update') and ${isOpenMove('o')}
    order by o.gain_mid desc nulls last, o.id limit 1) ${alias} on true`;
}
