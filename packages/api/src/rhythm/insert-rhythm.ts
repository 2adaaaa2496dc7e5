import { schema, type Transaction } from '@keydence/db';
import { firstRun, type Location, timeZoneOfCountry, usualClock } from '@keydence/domain';

interface NewRhythm {
  domainId: string;
  /** The market; its country's clock is the best guess until the owner chooses. */
  location: Location;
  addedAt: Date;
}

/** Gives a new domain its schedule: the first repeat is a measure after the day on which it was added. */
export async function insertRhythm(
  tx: Transaction,
  { domainId, location, addedAt }: NewRhythm,
): Promise<void> {
  const timeZone = timeZoneOfCountry(location.countryCode) ?? usualClock.timeZone;
  const clock = { timeZone, hour: usualClock.hour };
  await tx.insert(schema.domainRhythms).values({ domainId, ...clock, nextRunAt: firstRun(addedAt, clock) });
}
