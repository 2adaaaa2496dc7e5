import { daysBetween, laterDay, measurementMarginDays } from './checkpoint-days.ts';

interface Dated {
  /** The day of the check, `YYYY-MM-DD`. */
  day: string;
}

/** What is known of a checkpoint: nothing yet, or for good the measurement that counts, which may be none. */
export type Pick<Reading> = { state: 'waiting' } | { state: 'settled'; reading: Reading | null };

/**
 * The measurement nearest to a checkpoint's day, at most seven days away; of two equally near, the earlier. It is
 * settled as soon as no nearer one can come any more, and settled as none once the seven days have passed: a checkpoint
 * is never guessed from a measurement farther away.
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
