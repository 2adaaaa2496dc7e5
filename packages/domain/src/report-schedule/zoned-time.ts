/** A calendar day and an hour in a time zone. */
export interface LocalTime {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** 0 to 23. */
  hour: number;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Caches formatters, which are slow to create; few are needed. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}

/** True for a time zone of the IANA database. */
export function isTimeZone(text: string): boolean {
  // Offsets such as +02:00 have no daylight saving time, so they are not a user's zone.
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    formatterOf(text);
    return true;
  } catch {
    return false;
  }
}

/** Local time in a time zone at an instant; full minutes. */
export function toLocalTime(at: Date, timeZone: string): LocalTime & { minute: number } {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (part: Intl.DateTimeFormatPartTypes) => parts.get(part) ?? 0;
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
}

/**
 * The instant of a local time in a time zone. An hour skipped by the clocks moves forward by the
 * skipped time (02:00 is read as 03:00); of an hour that occurs twice it is the first.
 */
export function fromLocalTime({ year, month, day, hour }: LocalTime, timeZone: string): Date {
  const wanted = Date.UTC(year, month - 1, day, hour);
  const [before, after] = [wanted - dayMs, wanted + dayMs].map((at) => offsetAt(at, timeZone));
  const candidates = [wanted - (before ?? 0), wanted - (after ?? 0)].sort((a, b) => a - b);
  const match = candidates.find((at) => at + offsetAt(at, timeZone) === wanted);
  return new Date(match ?? wanted - (before ?? 0));
}

/** Offset of a zone from UTC in milliseconds; positive if ahead. */
function offsetAt(at: number, timeZone: string): number {
  const { year, month, day, hour, minute } = toLocalTime(new Date(at), timeZone);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / minuteMs) * minuteMs;
}

/** A zone's offset from UTC, and the instant from which it applies. */
export interface ClockOffset {
  from: Date;
  aheadMinutes: number;
}

/** Shorter than the time between any two clock changes of a zone. */
const offsetStepMs = 10 * dayMs;

/** A zone's offsets between two instants, the first one from the first instant on; exact to the minute. */
export function listClockOffsets({ from, to }: { from: Date; to: Date }, timeZone: string): ClockOffset[] {
  const read = (at: number) => offsetAt(at, timeZone);
  const toEntry = (at: number) => ({ from: new Date(at), aheadMinutes: read(at) / minuteMs });
  const first = Math.floor(from.getTime() / minuteMs) * minuteMs;
  const offsets = [toEntry(first)];
  for (let start = first; start < to.getTime(); start += offsetStepMs) {
    let [before, after] = [start, start + offsetStepMs];
    if (read(before) === read(after)) continue;
    while (after - before > minuteMs) {
      const middle = Math.floor((before + after) / 2 / minuteMs) * minuteMs;
      if (read(middle) === read(before)) before = middle;
      else after = middle;
    }
    offsets.push(toEntry(after));
  }
  return offsets;
}

/** The same hour a number of calendar days later, unaffected by clock changes. */
export function addDays(local: LocalTime, days: number): LocalTime {
  const moved = new Date(Date.UTC(local.year, local.month - 1, local.day + days));
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
    hour: local.hour,
  };
}
