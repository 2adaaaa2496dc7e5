/** "Sat, Dec 5, 6:00 AM EST": a moment by the clock of a time zone. */
export function formatMoment(moment: string, timeZone: string): string {
  return new Date(moment).toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
}
