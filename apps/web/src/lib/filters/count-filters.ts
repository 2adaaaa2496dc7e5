/** Number of active filters besides the search text; `noFilters` has the names of all. */
export function countFilters<Search extends object>(
  search: Search,
  noFilters: { [Name in keyof Search]?: undefined },
): number {
  const names = Object.keys(noFilters) as (keyof Search)[];
  return names.filter((name) => name !== 'search' && search[name] !== undefined).length;
}

/** True if a filter or the search text narrows the list. */
export function isFiltered<Search extends object>(
  search: Search,
  noFilters: { [Name in keyof Search]?: undefined },
): boolean {
  const names = Object.keys(noFilters) as (keyof Search)[];
  return names.some((name) => search[name] !== undefined);
}
