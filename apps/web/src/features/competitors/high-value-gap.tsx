import { opportunityTone } from '@keydence/domain';
import { formatNumber, Hint, ToneBadge } from '@keydence/ui';
import { scaleHints } from '../../lib/scale-hints.ts';
import classes from './competitors.module.css';
import { messages } from './messages.ts';
import type { Competitor } from './use-competitors.ts';

/** Gap with the highest value. */
export function HighValueGap({ gap }: { gap: Competitor['contentGapAnalysis']['topGapKeyword'] }) {
  return (
    <div className={classes.gap}>
      <h3 className={classes.label}>High-value content gap</h3>
      {gap ? (
        <p className={classes.gapText}>
          <strong>{gap.keyword}</strong>
          <span className={classes.gapFacts}>
            <span>
              ranks <span className="kd-figures">#{gap.rank}</span>
            </span>
            {gap.searchVolume === null ? null : (
              <span className="kd-figures">{formatNumber(gap.searchVolume)} searches a month</span>
            )}
            {gap.gapScore === null ? null : (
              <Hint label={scaleHints.gap} isPlain>
                <ToneBadge tone={opportunityTone(gap.gapScore)}>
                  <span className="kd-figures">{gap.gapScore}</span> score
                </ToneBadge>
              </Hint>
            )}
          </span>
        </p>
      ) : (
        <p className={classes.gapText}>{messages.noGap}</p>
      )}
    </div>
  );
}
