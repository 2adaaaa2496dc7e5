import { type ContentStatus, contentStatus } from '@keydence/domain';

interface Placed {
  id: string;
  status: ContentStatus;
}

/** Where a piece is to go: a column, and the piece above which it lands; null is the end. */
export interface Place {
  status: ContentStatus;
  beforeItemId: string | null;
}

/** The board with one piece in its new place, column by column, as the server will answer it. */
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

/** The place that a piece has now, to go back to. */
export function placeOf(items: readonly Placed[], id: string): Place | null {
  const item = items.find((each) => each.id === id);
  if (!item) return null;
  const column = items.filter(({ status }) => status === item.status);
  return { status: item.status, beforeItemId: column[column.indexOf(item) + 1]?.id ?? null };
}

type Direction = 'left' | 'right' | 'up' | 'down';

/** The place one step further on the board as it is shown; null at its edge. A new column is entered at its end. */
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
