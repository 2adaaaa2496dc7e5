/** How far an event has come in each week, 0 to 1; it begins in the week `from`. */
export interface EventShape {
  weeks: Float64Array;
  from: number;
}

/** Starts in weeks before the end, and lengths in weeks, of a fall that lasts, and of a rise. */
const falls = {
  starts: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20],
  lengths: [1, 2, 4, 8],
};
const rises = { starts: [4, 8, 12, 16, 20, 24, 28, 32, 36, 40], lengths: [2, 6] };

/** Falls and rises of a page over a number of weeks. */
export function createEventShapes(weeks: number): { falls: EventShape[]; rises: EventShape[] } {
  const shapesOf = ({ starts, lengths }: typeof falls) =>
    starts.flatMap((ago) => lengths.map((length) => createShape(weeks, ago, length)));
  return { falls: shapesOf(falls), rises: shapesOf(rises) };
}

function createShape(count: number, ago: number, length: number): EventShape {
  const weeks = Float64Array.from({ length: count }, (_, week) =>
    Math.min(1, Math.max(0, (ago - (count - week) + 1) / length)),
  );
  return { weeks, from: Math.max(0, count - ago) };
}
