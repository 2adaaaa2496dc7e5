/** The dashboard's greeting for an hour (0 to 23): morning before 12, afternoon before 17, else evening. */
export function greeting(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}
