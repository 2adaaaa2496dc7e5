import { type SQL, sql } from 'drizzle-orm';

/**
 * Finds keywords by their normalized texts: `where kw_hash = ${hashTexts(texts)}`. By hash, since
 * an equality on the text could use the trigram index. Hashed in a subquery: PostgreSQL chooses no
 * index by the result of a function that is not leakproof on each row, and under row security it
 * would read the whole list.
 */
export function hashTexts(texts: readonly string[]): SQL {
  return sql`any(array(
    select hashtextextended(value, 0) from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)))`;
}
