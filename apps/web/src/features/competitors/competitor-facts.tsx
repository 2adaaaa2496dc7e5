import { shortenVolume } from '@keydence/domain';
import { FactList, Figure, formatNumber } from '@keydence/ui';
import { messages } from './messages.ts';
import type { Competitor } from './use-competitors.ts';

type Metrics = NonNullable<Competitor['latestMetrics']>;

/** Figures of one measurement; without one, each figure says so. */
export function CompetitorFacts({ metrics }: { metrics: Metrics | null }) {
  const unknownPaid = metrics ? messages.unknownPaid : messages.noMetrics;
  return (
    <FactList
      facts={[
        { name: 'Organic keywords', value: <Count value={metrics?.organicKeywordsCount} /> },
        { name: 'Organic traffic / month', value: <Count value={metrics?.organicTraffic} /> },
        { name: 'Overlap', value: <Overlap percentage={metrics?.overlapPercentage} /> },
        { name: 'Paid keywords', value: <Count value={metrics?.paidKeywordsCount} reason={unknownPaid} /> },
        { name: 'Paid traffic / month', value: <Count value={metrics?.paidTraffic} reason={unknownPaid} /> },
        { name: 'Content gaps', value: <Count value={metrics?.contentGapsCount} /> },
      ]}
    />
  );
}

interface CountProps {
  value: number | null | undefined;
  /** Reason for an unknown figure. */
  reason?: string;
}

function Count({ value, reason = messages.noMetrics }: CountProps) {
  if (value === null || value === undefined) return <Figure text={null} unknownReason={reason} />;
  return <Figure text={shortenVolume(value)} exact={formatNumber(value)} unknownReason={reason} />;
}

function Overlap({ percentage }: { percentage: number | undefined }) {
  return (
    <Figure
      text={percentage === undefined ? null : `${percentage.toFixed(1)}%`}
      unknownReason={messages.noMetrics}
    />
  );
}
