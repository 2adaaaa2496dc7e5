import { lastUpdatedLabel } from '@keydence/domain';

/** Of the browser; asking for it costs more than a label. */
let readerZone: string | undefined;

/** How fresh a figure is in the reader's own days: "today", "yesterday", "3 days ago" or a date. */
export function freshnessLabel(date: Date, now: Date): string {
  readerZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return lastUpdatedLabel(date, now, readerZone);
}
