import { Panel } from '@keydence/ui';
import { Title } from '@mantine/core';
import type { Report } from './count-changes.ts';
import { EvidenceLink } from './evidence-link.tsx';
import { FindingList } from './finding-list.tsx';
import { FoldedRow } from './folded-row.tsx';
import { messages } from './messages.ts';
import classes from './report.module.css';
import { WrittenBy } from './written-by.tsx';

type Insights = Report['aiInsights']['competitiveInsights'];

/** Position of the domain among its competitors, with conclusions. */
export function PositioningCard({ insights }: { insights: Insights }) {
  const { positioning, keyGaps, recommendations } = insights;
  return (
    <Panel isTight label={messages.positioning} className={classes.section ?? ''}>
      <div className={classes.cardHead}>
        <Title order={2}>{messages.positioning}</Title>
        <WrittenBy path="aiInsights.competitiveInsights" />
      </div>
      <FoldedRow
        heading={<Title order={3}>{messages.position}</Title>}
        name={messages.positioning}
        finding={
          <>
            {positioning || messages.none} <EvidenceLink path="aiInsights.competitiveInsights.positioning" />
          </>
        }
        label={messages.gapsAndRecommendations}
      >
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
      </FoldedRow>
    </Panel>
  );
}
