import { type SQL, sql } from 'drizzle-orm';

/**
 * Finds keywords by their normalised texts: `where kw_hash = ${hashTexts(texts)}`. By hash, as an equality on the text could
 * take the trigram index. Hashed before the table is looked at: PostgreSQL chooses no index by what a function that is not
 * leakproof makes of each row, and under row security it would read the whole list.
 */
export function hashTexts(texts: readonly string[]): SQL {
  return sql`any(array(
    select hashtextextended(value, 0) from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)))`;
}
