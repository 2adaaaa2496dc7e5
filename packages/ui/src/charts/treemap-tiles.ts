import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';

/** Minimum shorter side in pixels; smaller tiles are hard to press. */
const minSide = 28;

/** One rectangle of a treemap, in pixels from the top left corner. */
export interface Tile<Item> {
  item: Item;
  left: number;
  top: number;
  width: number;
  height: number;
}

interface TreemapSpace {
  width: number;
  height: number;
}

/**
 * Tiles with areas in proportion to their sizes, largest first. Items without a size are omitted,
 * and so are the smallest ones if their tiles would be too small.
 */
export function treemapTiles<Item>(
  items: readonly Item[],
  sizeOf: (item: Item) => number,
  { width, height }: TreemapSpace,
): Tile<Item>[] {
  let kept = items.filter((item) => sizeOf(item) > 0).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  while (kept.length > 0) {
    const tiles = layOut(kept, sizeOf, { width, height });
    if (tiles.every((tile) => Math.min(tile.width, tile.height) >= minSide)) return tiles;
    kept = kept.slice(0, -1);
  }
  return [];
}

function layOut<Item>(
  items: readonly Item[],
  sizeOf: (item: Item) => number,
  { width, height }: TreemapSpace,
): Tile<Item>[] {
  const root = hierarchy<{ item?: Item; children?: { item: Item }[] }>({
    children: items.map((item) => ({ item })),
  }).sum(({ item }) => (item === undefined ? 0 : sizeOf(item)));
  const { children = [] } = treemap<{ item?: Item }>()
    .tile(treemapSquarify)
    .size([width, height])
    .round(true)(root);
  return children.flatMap(({ data: { item }, x0, y0, x1, y1 }) =>
    item === undefined ? [] : [{ item, left: x0, top: y0, width: x1 - x0, height: y1 - y0 }],
  );
}

const steps = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

/** Index of the nearest tile in the direction of an arrow key; null if there is none, or for another key. */
export function neighborTile(tiles: readonly Tile<unknown>[], from: number, key: string): number | null {
  const start = tiles[from];
  if (!start || !(key in steps)) return null;
  const [right, down] = steps[key as keyof typeof steps];
  const middle = centerOf(start);
  const ahead = tiles.flatMap((tile, index) => {
    const { x, y } = centerOf(tile);
    const along = (x - middle.x) * right + (y - middle.y) * down;
    const across = Math.abs((x - middle.x) * down) + Math.abs((y - middle.y) * right);
    return along > 0 ? [{ index, distance: along + 2 * across }] : [];
  });
  return ahead.toSorted((a, b) => a.distance - b.distance)[0]?.index ?? null;
}

function centerOf({ left, top, width, height }: Tile<unknown>) {
  return { x: left + width / 2, y: top + height / 2 };
}
