import { formatDay, formatMonth } from '@keydence/domain';
import { ChartFrame, DayLineChart, ErrorPanel, FactList, Panel, token } from '@keydence/ui';
import { Alert, Progress, Skeleton, Text, Title } from '@mantine/core';
import { formatDollars } from '../../lib/format-dollars.ts';
import { BudgetForm } from './budget-form.tsx';
import { spendingTexts as texts } from './spending-messages.ts';
import { type Spending, useSpending } from './use-spending.ts';
import classes from './workspace-settings.module.css';

const chartHeight = 160;

/**
 * Cost of live search data for the workspace, against its budget. Renders nothing without a live source or
 * before the data has loaded; the card is last in its column to avoid layout shifts.
 */
export function SpendingCard({ workspaceId }: { workspaceId: string }) {
  const { data, error, hasFailed, refetch } = useSpending(workspaceId);
  if (data ? !data.isLive : !hasFailed) return null;
  return (
    <Panel label={texts.title}>
      <Title order={2} mb={4}>
        {texts.title}
      </Title>
      {data ? (
        <SpendingBody workspaceId={workspaceId} spending={data} />
      ) : error ? (
        <ErrorPanel title={texts.loadFailed} message={error.message} onRetry={refetch} />
      ) : (
        <Skeleton height={chartHeight} />
      )}
    </Panel>
  );
}

function SpendingBody({ workspaceId, spending }: { workspaceId: string; spending: Spending }) {
  const { spentUsd, budgetUsd, month, paidCalls, savedCalls, actions } = spending;
  const share = budgetUsd > 0 ? Math.min(100, (100 * spentUsd) / budgetUsd) : 100;
  const isUsedUp = spentUsd >= budgetUsd;
  const sentence = `${texts.spent(spentUsd, budgetUsd)} ${formatMonth(month, 'longMonth')}`;
  return (
    <div className={classes.spending}>
      <Text size="sm" c="dimmed">
        {texts.hint}
      </Text>
      <Text fw={600}>{sentence}</Text>
      <Progress value={share} aria-label={sentence} color={isUsedUp ? 'red' : undefined} />
      <Text size="sm" c="dimmed">
        {texts.calls(paidCalls, savedCalls)}
      </Text>
      {isUsedUp ? (
        <Alert color="yellow" variant="light">
          {texts.usedUp}
        </Alert>
      ) : null}
      <div className={classes.part}>
        <SpendingChart days={spending.days} />
      </div>
      {actions.length > 0 ? (
        <div className={classes.part}>
          <Title order={3}>{texts.actions}</Title>
          <FactList
            facts={actions.map(({ action, usd }) => ({
              name: texts.action[action],
              value: formatDollars(usd),
            }))}
          />
        </div>
      ) : null}
      <BudgetForm workspaceId={workspaceId} spending={spending} />
    </div>
  );
}

/** Days with the cumulative cost at their end, in whole cents. */
function sumUp(days: Spending['days']) {
  let soFar = 0;
  return days.map(({ day, usd }) => {
    soFar += usd;
    return { day, usd, soFar: Math.round(soFar * 100) / 100 };
  });
}

function SpendingChart({ days }: Pick<Spending, 'days'>) {
  const rows = sumUp(days);
  return (
    <ChartFrame
      title={texts.chart}
      caption={texts.caption}
      isSample={false}
      rows={rows}
      columns={[
        { header: texts.day, cell: ({ day }) => formatDay(day, 'short') },
        { header: texts.onDay, cell: ({ usd }) => formatDollars(usd), isNumber: true },
        { header: texts.soFar, cell: ({ soFar }) => formatDollars(soFar), isNumber: true },
      ]}
      height={chartHeight}
    >
      <DayLineChart
        points={rows.map(({ day, soFar }) => ({ day: new Date(`${day}T00:00:00Z`), value: soFar }))}
        label={texts.series}
        hue={token('pulse')}
        height={chartHeight}
      />
    </ChartFrame>
  );
}
