import { localDay } from '@keydence/domain';
import { useDates } from '../dates.tsx';

/** Today by the clocks of the workspace, `YYYY-MM-DD`. */
export function useToday(): string {
  const { timeZone } = useDates();
  return localDay(new Date(), timeZone);
}
