import { formatDay } from '@keydence/domain';
import { FactList, Figure, formatNumber } from '@keydence/ui';
import classes from './keywords.module.css';
import { consoleTexts } from './messages.ts';
import type { Keyword } from './use-keywords.ts';

/** Search Console's counts of a keyword, with their days. */
export function ConsoleFacts({ counts }: { counts: NonNullable<Keyword['searchConsole']> }) {
  const { clicks, impressions, position, from, to } = counts;
  const days = { from: from && formatDay(from, 'medium'), to: formatDay(to, 'medium') };
  return (
    <div>
      <FactList
        facts={[
          { name: 'Clicks', value: formatNumber(clicks) },
          { name: 'Impressions', value: formatNumber(impressions) },
          {
            name: 'Average position',
            value: (
              <Figure
                text={position === null ? null : position.toFixed(1)}
                unknownReason={consoleTexts.unknownPosition}
              />
            ),
          },
        ]}
      />
      <p className={classes.exact}>{consoleTexts.period(days)}</p>
    </div>
  );
}
