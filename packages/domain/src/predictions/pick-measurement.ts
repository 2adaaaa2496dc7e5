import { daysBetween, laterDay, measurementMarginDays } from './checkpoint-days.ts';

interface Dated {
  /** The day of the check, `YYYY-MM-DD`. */
  day: string;
}

/**
 * State of a checkpoint: still waiting, or finally settled with the measurement that counts, or
 * with none.
 */
export type Pick<Reading> = { state: 'waiting' } | { state: 'settled'; reading: Reading | null };

/**
 * The measurement nearest to a checkpoint's day, at most seven days away; of two equally near, the
 * earlier. Settled once no nearer one is possible, and settled as none after the seven days: a
 * checkpoint is never estimated from a measurement farther away.
 */
export function pickMeasurement<Reading extends Dated>(
  readings: readonly Reading[],
  { dueOn, today }: { dueOn: string; today: string },
): Pick<Reading> {
  const distance = (reading: Reading) => Math.abs(daysBetween(dueOn, reading.day));
  const [nearest] = readings
    .filter((reading) => distance(reading) <= measurementMarginDays)
    .sort((a, b) => distance(a) - distance(b) || (a.day < b.day ? -1 : 1));
  const open = laterDay(dueOn, nearest ? distance(nearest) : measurementMarginDays + 1);
  return today < open ? { state: 'waiting' } : { state: 'settled', reading: nearest ?? null };
}
