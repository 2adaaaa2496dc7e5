import { shortenVolume } from '@keydence/domain';
import { Figure, formatNumber, StatCard } from '@keydence/ui';
import classes from './explorer.module.css';
import { messages, summaryLabels } from './messages.ts';
import type { TopKeywords } from './use-explorer.ts';

/** Four figures over all matching keywords, not only the visible ones. Without a summary, a skeleton. */
export function ExplorerSummary({ summary }: { summary: TopKeywords['summary'] | undefined }) {
  const average = (figure: number | null | undefined, text: (known: number) => string) => (
    <Figure
      text={figure == null ? null : text(figure)}
      {...(figure == null ? {} : { exact: formatNumber(figure) })}
      unknownReason={messages.unknownAverage}
    />
  );
  const values = {
    totalKeywords: formatNumber(summary?.totalKeywords),
    avgSearchVolume: average(summary?.avgSearchVolume, shortenVolume),
    avgCpc: <Plain figure={summary?.avgCpc} digits={2} />,
    avgDifficulty: <Plain figure={summary?.avgDifficulty} digits={1} />,
  };
  const names = Object.keys(summaryLabels) as (keyof typeof summaryLabels)[];
  return (
    <div className={classes.summary}>
      {names.map((name) => (
        <StatCard key={name} label={summaryLabels[name]} value={values[name]} isLoading={!summary} />
      ))}
    </div>
  );
}

function Plain({ figure, digits }: { figure: number | null | undefined; digits: number }) {
  return <Figure text={figure?.toFixed(digits) ?? null} unknownReason={messages.unknownAverage} />;
}
