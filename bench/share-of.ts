import { wilsonInterval } from './wilson-interval.ts';

/** A share of cases as a figure, with its 95 % interval in the name. */
export function shareOf(name: string, cases: number, all: number) {
  const { share, low, high } = wilsonInterval(cases, all);
  return {
    row: 'moves',
    name: `${name} (${cases} of ${all}, ${low.toFixed(3)} to ${high.toFixed(3)})`,
    figure: share,
  };
}
