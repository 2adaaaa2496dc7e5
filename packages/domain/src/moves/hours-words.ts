/** "2.5 hours", "1 hour". */
export function hoursWords(hours: number): string {
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}
