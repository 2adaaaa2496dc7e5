import { sql } from 'drizzle-orm';

/**
 * The organic rank of a row of `competitor_keywords`, as SQL with the alias of the table; for rows
 * collected before organic ranks were stored, the position on the page.
 */
export const competitorRank = (alias: string) => `coalesce(${alias}.rank_group, ${alias}.rank_absolute)`;

/** The same for a query of Drizzle. */
export const competitorRankSql = (alias: string) => sql.raw(competitorRank(alias));
