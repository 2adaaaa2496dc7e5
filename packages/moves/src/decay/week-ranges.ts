/** Weeks of the recent side: 28 days. */
export const recentWeeks = 4;
/** The base ends this many weeks before the last one, so that a fall of the last weeks does not lower it. */
const baseEnd = 8;
/** Weeks from the first one of the base to the last one. */
export const comparedWeeks = 40;
/** A page with fewer known base weeks gets no verdict. */
export const leastBaseWeeks = 6;

/** The last four weeks. */
export function recentOf<Value>(weeks: readonly Value[]): Value[] {
  return weeks.slice(-recentWeeks);
}

/** Weeks 40 to 9 before the end, which are the page's own past. */
export function baseOf<Value>(weeks: readonly Value[]): Value[] {
  return weeks.slice(Math.max(0, weeks.length - comparedWeeks), Math.max(0, weeks.length - baseEnd));
}

export function known(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}

/** Maximum weeks back in the search for the recent ones. */
const mostBack = 6;

/** Places of the last four weeks that are known, within the last six: a gap of days is dropped. */
export function lastCounted(weeks: readonly (number | null)[]): number[] {
  const places = weeks.flatMap((value, week) =>
    value !== null && week >= weeks.length - mostBack ? [week] : [],
  );
  return places.slice(-recentWeeks);
}
