interface Sort<Key> {
  sort: Key | undefined;
  order: 'asc' | 'desc' | undefined;
}

/**
 * Next sort after a click on a column head: best first, reversed, none. Starts with `asc` if small values
 * are best.
 */
export function nextSort<Key>(now: Sort<Key>, key: Key | undefined, isSmallBest: boolean): Sort<Key> {
  const [first, second] = isSmallBest ? (['asc', undefined] as const) : ([undefined, 'asc'] as const);
  if (now.sort !== key) return { sort: key, order: first };
  return now.order === first ? { sort: key, order: second } : { sort: undefined, order: undefined };
}
