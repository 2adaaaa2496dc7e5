import { sql } from 'drizzle-orm';

/**
 * The organic rank of a row of `competitor_keywords`, as SQL after the alias of the table; the place on the page in rows
 * that were collected before organic ranks were kept.
 */
export const competitorRank = (alias: string) => `coalesce(${alias}.rank_group, ${alias}.rank_absolute)`;

/** The same for a query of Drizzle. */
export const competitorRankSql = (alias: string) => sql.raw(competitorRank(alias));
