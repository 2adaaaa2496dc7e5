import { addDays, fromLocalTime } from '../report-schedule/zoned-time.ts';

interface Days {
  from?: string | undefined;
  to?: string | undefined;
  timeZone: string;
}

/** Start of the first day and of the day after the last one, in the time zone; null for no limit. */
export function auditPeriod({ from, to, timeZone }: Days): { since: Date | null; before: Date | null } {
  const beginOf = (day: string, later = 0) => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    return fromLocalTime(addDays({ year, month, day: date, hour: 0 }, later), timeZone);
  };
  return {
    since: from === undefined ? null : beginOf(from),
    before: to === undefined ? null : beginOf(to, 1),
  };
}
