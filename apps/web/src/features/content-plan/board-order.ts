import { type ContentStatus, contentStatus } from '@keydence/domain';

interface Placed {
  id: string;
  status: ContentStatus;
}

/** Target of a plan item: a column, and the item below it; null is the end. */
export interface Place {
  status: ContentStatus;
  beforeItemId: string | null;
}

/** Board with one item in its new place, column by column, in the server's order. */
export function placeItem<Item extends Placed>(
  items: readonly Item[],
  id: string,
  { status, beforeItemId }: Place,
): Item[] {
  const moved = items.find((item) => item.id === id);
  if (!moved) return [...items];
  const others = items.filter((item) => item.id !== id);
  const column = others.filter((item) => item.status === status);
  const found = column.findIndex((item) => item.id === beforeItemId);
  const index = found === -1 ? column.length : found;
  const placed = [...column.slice(0, index), { ...moved, status }, ...column.slice(index)];
  return contentStatus.options.flatMap((each) =>
    each === status ? placed : others.filter((item) => item.status === each),
  );
}

/** Current place of a plan item, to restore it. */
export function placeOf(items: readonly Placed[], id: string): Place | null {
  const item = items.find((each) => each.id === id);
  if (!item) return null;
  const column = items.filter(({ status }) => status === item.status);
  return { status: item.status, beforeItemId: column[column.indexOf(item) + 1]?.id ?? null };
}

type Direction = 'left' | 'right' | 'up' | 'down';

/** Next place on the visible board; null at its edge. An item enters a new column at its end. */
export function stepFrom(shown: readonly Placed[], id: string, direction: Direction): Place | null {
  const item = shown.find((each) => each.id === id);
  if (!item) return null;
  if (direction === 'left' || direction === 'right') {
    const { options } = contentStatus;
    const status = options[options.indexOf(item.status) + (direction === 'left' ? -1 : 1)];
    return status ? { status, beforeItemId: null } : null;
  }
  const column = shown.filter(({ status }) => status === item.status);
  const index = column.indexOf(item);
  if (direction === 'up') {
    const above = column[index - 1];
    return above ? { status: item.status, beforeItemId: above.id } : null;
  }
  return column[index + 1] ? { status: item.status, beforeItemId: column[index + 2]?.id ?? null } : null;
}
