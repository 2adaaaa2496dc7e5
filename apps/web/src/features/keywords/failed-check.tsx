import { useDates } from '../../app/dates.tsx';
import { detailsTexts as texts } from './details-messages.ts';
import classes from './keyword-details.module.css';
import type { Keyword } from './use-keywords.ts';

/** Says that the newest check of a ranking failed: what stands beside it is what the one before has found. */
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
