import { DataTable, Panel, ToneBadge } from '@keydence/ui';
import { Title } from '@mantine/core';
import { LinkButton } from '../../lib/link-button.tsx';
import { outcomeLabels, outcomeTones } from '../../lib/outcome-labels.ts';
import classes from './schedule.module.css';
import { trendMessages as texts } from './schedule-messages.ts';
import type { TrendReport } from './trend-tiles.tsx';

type Settled = TrendReport['settled'];

/** Results of the predictions with a checkpoint due since the previous report. */
export function SettledPredictions({ settled: { total, predictions } }: { settled: Settled }) {
  if (total === 0) return null;
  const note = texts.settledCount(total, predictions.length);
  return (
    <div className={classes.moves}>
      <Panel label={texts.settled} className={classes.wide ?? ''}>
        <Title order={3}>{texts.settled}</Title>
        <DataTable
          label={texts.settled}
          rows={predictions}
          columns={[
            {
              header: texts.keyword,
              cell: ({ keywordText, days }) => `${keywordText}, ${texts.afterDays(days)}`,
            },
            { header: texts.before, cell: ({ before }) => before ?? texts.notRanking, isNumber: true },
            { header: texts.predicted, cell: ({ predicted }) => predicted, isNumber: true },
            { header: texts.now, cell: nowOf, isNumber: true },
            {
              header: texts.outcome,
              cell: ({ verdict, judgedBy }) => (
                <>
                  <ToneBadge tone={outcomeTones[verdict]}>{outcomeLabels[verdict]}</ToneBadge>
                  {judgedBy === 'clicks' ? <div className={classes.note}>{texts.byClicks}</div> : null}
                </>
              ),
            },
          ]}
        />
        {note ? <p className={classes.note}>{note}</p> : null}
        <LinkButton
          className={classes.toggle ?? ''}
          variant="default"
          to="/dashboard"
          search={{ section: 'review', tab: 'predictions' }}
        >
          {texts.allPredictions}
        </LinkButton>
      </Panel>
    </div>
  );
}

function nowOf({ now, measuredOn }: Settled['predictions'][number]) {
  if (measuredOn === null) return '–';
  return now ?? texts.notRanking;
}
