import {
  type DateStyle,
  formatDate,
  formatMoment,
  isTimeZone,
  lastUpdatedLabel,
  type MomentStyle,
  usualTimeZone,
} from '@keydence/domain';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** Formats instants in one time zone; calendar days (`YYYY-MM-DD`) need none, see `formatDay`. */
export interface Dates {
  /** IANA name. */
  timeZone: string;
  day: (at: string | Date, style?: DateStyle) => string;
  moment: (at: string | Date, style?: MomentStyle) => string;
  /** "today", "yesterday", "3 days ago" or a date. */
  freshness: (at: string | Date, now: Date) => string;
}

/** Time zone of the browser: used without a workspace, and preselected for a new one. */
export function browserTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // A browser without a known zone returns "Etc/Unknown".
  return isTimeZone(timeZone) ? timeZone : usualTimeZone;
}

const TimeZoneContext = createContext<string | null>(null);

/** Time zone for all dates below it; null without a workspace. */
export function TimeZoneProvider({ timeZone, children }: { timeZone: string | null; children: ReactNode }) {
  return <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>;
}

/** Date formatters in the time zone of the selected workspace. */
export function useDates(): Dates {
  const zone = useContext(TimeZoneContext);
  return useMemo(() => {
    const timeZone = zone ?? browserTimeZone();
    return {
      timeZone,
      day: (at, style) => formatDate(at, timeZone, style),
      moment: (at, style) => formatMoment(at, timeZone, style),
      freshness: (at, now) => lastUpdatedLabel(new Date(at), now, timeZone),
    };
  }, [zone]);
}
