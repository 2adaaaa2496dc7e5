import { useDates } from '../../lib/dates.tsx';
import { detailsTexts as texts } from './details-messages.ts';
import classes from './keyword-details.module.css';
import type { Keyword } from './use-keywords.ts';

/** Reports that the newest rank check failed: the rank next to it is from the previous check. */
export function FailedCheck({
  keyword: { rankCheckFailedAt, lastRankingCheck },
}: {
  keyword: Pick<Keyword, 'rankCheckFailedAt' | 'lastRankingCheck'>;
}) {
  const dates = useDates();
  if (rankCheckFailedAt === null || lastRankingCheck === null) return null;
  return (
    <span className={classes.quiet}>
      {' '}
      {texts.checkFailed(dates.freshness(rankCheckFailedAt, new Date()))}
    </span>
  );
}
