/** Splits items, with their index in the whole list, into batches. */
export function inBatches<Item>(items: readonly Item[], size: number): { item: Item; index: number }[][] {
  const placed = items.map((item, index) => ({ item, index }));
  return Array.from({ length: Math.ceil(placed.length / size) }, (_, batch) =>
    placed.slice(batch * size, (batch + 1) * size),
  );
}
