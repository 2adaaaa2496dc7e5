/** `isAboutSite` of the domain rules as a condition on a column of relevance classes. */
export function buildRelevanceRule(column: string): string {
  return `coalesce(${column}, 1) = 1`;
}
