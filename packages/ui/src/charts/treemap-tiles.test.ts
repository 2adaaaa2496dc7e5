import { describe, expect, it } from 'vitest';
import { neighborTile, treemapTiles } from './treemap-tiles.ts';

const sizeOf = (size: number) => size;

describe('treemapTiles', () => {
  it('gives each item an area in proportion to its size', () => {
    const tiles = treemapTiles([100, 300], sizeOf, { width: 400, height: 100 });
    expect(tiles).toEqual([
      { item: 300, left: 0, top: 0, width: 300, height: 100 },
      { item: 100, left: 300, top: 0, width: 100, height: 100 },
    ]);
  });

  it('omits items without a size and items too small to press', () => {
    const tiles = treemapTiles([1_000, 500, 1, 0], sizeOf, { width: 300, height: 100 });
    expect(tiles.map(({ item }) => item)).toEqual([1_000, 500]);
  });

  it('fills the space without gaps', () => {
    const tiles = treemapTiles([9, 8, 7, 6, 5, 4, 3], sizeOf, { width: 640, height: 320 });
    const area = tiles.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBe(640 * 320);
  });

  it('returns no tile for an empty space', () => {
    expect(treemapTiles([5], sizeOf, { width: 20, height: 300 })).toEqual([]);
  });
});

describe('neighborTile', () => {
  const tile = (left: number, top: number) => ({ item: null, left, top, width: 10, height: 10 });
  const tiles = [tile(0, 0), tile(10, 0), tile(0, 10), tile(10, 10)];

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowDown', 0, 2],
    ['ArrowLeft', 3, 2],
    ['ArrowUp', 3, 1],
    ['ArrowLeft', 0, null],
    ['Enter', 0, null],
  ])('moves with %s from tile %s to %s', (key, from, to) => {
    expect(neighborTile(tiles, from, key)).toBe(to);
  });
});
