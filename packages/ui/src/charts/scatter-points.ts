/** Radii of the smallest and the largest mark, in pixels. */
const radii = { least: 6, most: 16 };
const label = { height: 16, gap: 4, most: 132, ofCharacter: 7, ofWideCharacter: 12 };
/** Ratio of largest to smallest value above which the axis is logarithmic. */
const linearRatio = 20;
const wantedTicks = 4;
const mostTicks = 8;

export interface ValueAxis {
  isLog: boolean;
  /** In the unit of the values, lowest first. */
  ticks: readonly number[];
  /** Position of a value, 0 at the start of the axis to 1 at its end. */
  place: (value: number) => number;
}

/**
 * Axis for values above 0: linear from 0, or logarithmic between steps of 1, 2 and 5 if they differ
 * by a factor of more than 20.
 */
export function valueAxis(values: readonly number[]): ValueAxis {
  const least = Math.min(...values);
  const most = Math.max(...values);
  if (most / least > linearRatio) return logarithmicAxis(least, most);
  const raw = most / wantedTicks;
  const step = stepFrom(raw);
  const end = Math.ceil(most / step) * step;
  return {
    isLog: false,
    ticks: Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index * step),
    place: (value) => value / end,
  };
}

function logarithmicAxis(least: number, most: number): ValueAxis {
  const steps = [stepUpTo(least)];
  while ((steps.at(-1) ?? most) < most) steps.push(stepFrom((steps.at(-1) ?? 0) * 1.01));
  const start = Math.log10(steps[0] ?? least);
  const end = Math.log10(steps.at(-1) ?? most);
  const isTen = (step: number) => Number.isInteger(Math.log10(step));
  return {
    isLog: true,
    ticks: steps.length > mostTicks ? steps.filter(isTen) : steps,
    place: (value) => (Math.log10(value) - start) / (end - start),
  };
}

const factors = [1, 2, 5];

/** The smallest step of 1, 2 or 5 times a power of ten that is not below a value. */
function stepFrom(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * (factors.find((factor) => factor * power >= value) ?? 10);
}

/** The largest such step that is not above a value. */
function stepUpTo(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * (factors.findLast((factor) => factor * power <= value) ?? 1);
}

/** Widest range of scores, 0 to 100, with a tick every 10 points. */
const fineRange = 50;

/**
 * Axis for scores from 0 to 100 that starts and ends at the ticks around the values, so marks of a
 * narrow range do not crowd one side of the chart.
 */
export function scoreAxis(values: readonly number[]): ValueAxis {
  const least = Math.min(100, ...values);
  const most = Math.max(0, ...values);
  const step = most - least > fineRange ? 20 : 10;
  const start = Math.min(Math.floor(least / step) * step, 100 - step);
  const end = Math.min(100, Math.max(Math.ceil(most / step) * step, start + step));
  return {
    isLog: false,
    ticks: Array.from({ length: (end - start) / step + 1 }, (_, index) => start + index * step),
    place: (value) => (value - start) / (end - start),
  };
}

export interface ScatterItem {
  /** 0 at the left edge to 1 at the right edge. */
  x: number;
  /** 0 at the bottom to 1 at the top. */
  y: number;
  /** Value of the mark's area; null is drawn as the smallest. */
  size: number | null;
  name: string;
}

export interface ScatterPoint<Item> {
  item: Item;
  /** Center, in pixels from the top left corner. */
  left: number;
  top: number;
  radius: number;
  /** The side with room for the name; null if there is none. */
  labelSide: 'right' | 'left' | null;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Positions of marks in pixels, largest first, so that small ones are drawn on top. No name covers
 * a mark or another name.
 */
export function scatterPoints<Item extends ScatterItem>(
  items: readonly Item[],
  { width, height }: { width: number; height: number },
): ScatterPoint<Item>[] {
  const largest = Math.max(0, ...items.map(({ size }) => size ?? 0));
  const points = items
    .map((item) => ({
      item,
      left: item.x * width,
      top: (1 - item.y) * height,
      radius: radiusOf(item.size, largest),
      labelSide: null,
    }))
    .toSorted((a, b) => b.radius - a.radius);
  const taken = points.map(boxOf);
  return points.map((point, index) => {
    const others = taken.filter((_, at) => at !== index);
    for (const side of ['right', 'left'] as const) {
      const box = labelBox(point, side);
      if (box.left < 0 || box.right > width || others.some((other) => overlaps(box, other))) continue;
      taken.push(box);
      return { ...point, labelSide: side };
    }
    return point;
  });
}

function radiusOf(size: number | null, largest: number): number {
  if (!size || largest <= 0) return radii.least;
  return radii.least + Math.sqrt(size / largest) * (radii.most - radii.least);
}

function boxOf({ left, top, radius }: Omit<ScatterPoint<unknown>, 'item'>): Box {
  return { left: left - radius, right: left + radius, top: top - radius, bottom: top + radius };
}

function labelBox({ item, left, top, radius }: ScatterPoint<ScatterItem>, side: 'right' | 'left'): Box {
  const wide = Math.min(label.most, widthOf(item.name));
  const near = left + (radius + label.gap) * (side === 'right' ? 1 : -1);
  return {
    left: side === 'right' ? near : near - wide,
    right: side === 'right' ? near + wide : near,
    top: top - label.height / 2,
    bottom: top + label.height / 2,
  };
}

/**
 * Approximate width of a name at 12 px, in pixels: an East Asian character is as wide as two
 * others.
 */
function widthOf(name: string): number {
  return [...name].reduce(
    (sum, character) =>
      sum + (/[\u1100-\u11ff\u2e80-\uffef]/u.test(character) ? label.ofWideCharacter : label.ofCharacter),
    0,
  );
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Index of the next point for an arrow key: left and right by x, up and down by y; null at an end
 * or for another key.
 */
export function nextPoint(
  points: readonly ScatterPoint<unknown>[],
  from: number,
  key: string,
): number | null {
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  if (!isAcross && key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const order = points
    .map((point, index) => ({ index, at: isAcross ? point.left : point.top }))
    .toSorted((a, b) => a.at - b.at || a.index - b.index)
    .map(({ index }) => index);
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  return order[order.indexOf(from) + step] ?? null;
}
