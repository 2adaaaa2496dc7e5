import { Panel } from '@keydence/ui';
import { Title } from '@mantine/core';
import { EvidenceLink } from './evidence-link.tsx';
import { FindingList } from './finding-list.tsx';
import { messages } from './messages.ts';
import classes from './report.module.css';
import type { Report } from './use-report.ts';
import { WrittenBy } from './written-by.tsx';

type Insights = Report['aiInsights']['competitiveInsights'];

/** Where the domain stands among its competitors, and what follows from it. */
export function PositioningCard({ insights }: { insights: Insights }) {
  const { positioning, keyGaps, recommendations } = insights;
  return (
    <Panel label={messages.positioning} className={classes.section ?? ''}>
      <div className={classes.cardHead}>
        <Title order={2}>{messages.positioning}</Title>
        <WrittenBy path="aiInsights.competitiveInsights" />
      </div>
      <Title order={3} mt="sm">
        {messages.position}
      </Title>
      <p className={classes.prose}>
        {positioning || messages.none} <EvidenceLink path="aiInsights.competitiveInsights.positioning" />
      </p>
      <div className={classes.columns}>
        <FindingList
          title={messages.keyGaps}
          findings={keyGaps}
          path="aiInsights.competitiveInsights.keyGaps"
        />
        <FindingList
          title={messages.recommendations}
          findings={recommendations}
          path="aiInsights.competitiveInsights.recommendations"
        />
      </div>
    </Panel>
  );
}
