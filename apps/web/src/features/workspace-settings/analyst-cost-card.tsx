import { FactList, Panel } from '@keydence/ui';
import { Text, Title } from '@mantine/core';
import { formatDollars } from '../../lib/format-dollars.ts';
import { analystCostTexts as texts } from './analyst-cost-messages.ts';
import { type Spending, useSpending } from './use-spending.ts';
import classes from './workspace-settings.module.css';

type AnalystUse = NonNullable<Spending['analyst']>;

/**
 * The language model's usage for the workspace's reports this month. Renders nothing if the rules write
 * them; the card of live search data reports a failed request, because it shares the query.
 */
export function AnalystCostCard({ workspaceId }: { workspaceId: string }) {
  const { data } = useSpending(workspaceId);
  if (!data?.analyst) return null;
  return (
    <Panel label={texts.title}>
      <Title order={2} mb={4}>
        {texts.title}
      </Title>
      <AnalystCost use={data.analyst} />
    </Panel>
  );
}

function AnalystCost({ use }: { use: AnalystUse }) {
  const { model, sections, uncountedSections, inputTokens, outputTokens, usd, uses } = use;
  return (
    <div className={classes.spending}>
      <Text size="sm" c="dimmed">
        {texts.hint(model)}
      </Text>
      <FactList
        columns={2}
        facts={[
          { name: texts.sections, value: sections.toLocaleString('en-US') },
          { name: texts.inputTokens, value: inputTokens.toLocaleString('en-US') },
          { name: texts.outputTokens, value: outputTokens.toLocaleString('en-US') },
          { name: texts.cost, value: usd === null ? texts.unknown : formatDollars(usd) },
        ]}
      />
      {usd === null && sections > 0 ? (
        <Text size="sm" c="dimmed">
          {texts.noPrice}
        </Text>
      ) : null}
      {uncountedSections > 0 ? (
        <Text size="sm" c="dimmed">
          {texts.uncounted(uncountedSections)}
        </Text>
      ) : null}
      {uses.length > 0 ? (
        <div className={classes.part}>
          <Title order={3}>{texts.uses}</Title>
          <FactList columns={1} facts={uses.map((one) => ({ name: texts.use(one), value: costOf(one) }))} />
        </div>
      ) : null}
    </div>
  );
}

function costOf({ inputTokens, outputTokens, usd }: AnalystUse['uses'][number]): string {
  const tokens = texts.tokens(inputTokens + outputTokens);
  return usd === null ? tokens : `${formatDollars(usd)} (${tokens})`;
}
