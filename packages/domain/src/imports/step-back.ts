/** Distance between the ends of two periods. */
export interface PeriodStep {
  months: number;
  days: number;
}

/** An earlier day (`YYYY-MM-DD`); in a month without such a day, its last one. */
export function stepBack(day: string, { months, days }: PeriodStep): string {
  const date = new Date(`${day}T00:00:00Z`);
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));
  const lastOfMonth = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(date.getUTCDate(), lastOfMonth) - days);
  return target.toISOString().slice(0, 10);
}
