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

/** Dates of instants by the clocks of one time zone; a calendar day (`YYYY-MM-DD`) needs none, `formatDay` writes it. */
export interface Dates {
  /** IANA name. */
  timeZone: string;
  day: (at: string | Date, style?: DateStyle) => string;
  moment: (at: string | Date, style?: MomentStyle) => string;
  /** "today", "yesterday", "3 days ago" or a date. */
  freshness: (at: string | Date, now: Date) => string;
}

/** The zone of the browser: for people without a workspace, and as the first choice of a new one. */
export function browserTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // A browser that does not know its zone says "Etc/Unknown".
  return isTimeZone(timeZone) ? timeZone : usualTimeZone;
}

const TimeZoneContext = createContext<string | null>(null);

/** Shows all dates below it in a workspace's time zone; null for no workspace. */
export function TimeZoneProvider({ timeZone, children }: { timeZone: string | null; children: ReactNode }) {
  return <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>;
}

/** Dates in the time zone of the workspace that the screen is about. */
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
