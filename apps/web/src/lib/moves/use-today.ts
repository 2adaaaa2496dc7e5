import { localDay } from '@keydence/domain';
import { useDates } from '../dates.tsx';

/** Current date in the time zone of the workspace, `YYYY-MM-DD`. */
export function useToday(): string {
  const { timeZone } = useDates();
  return localDay(new Date(), timeZone);
}
