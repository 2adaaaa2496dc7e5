/** The domain rule `isAboutSite` as an SQL condition on a column of relevance classes. */
export function buildRelevanceRule(column: string): string {
  return `coalesce(${column}, 1) = 1`;
}
