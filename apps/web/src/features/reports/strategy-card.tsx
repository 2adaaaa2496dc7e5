import { ChipList, ToneBadge } from '@keydence/ui';
import { Title } from '@mantine/core';
import { competitorLabel } from './competitor-label.ts';
import { CompetitorName } from './competitor-name.tsx';
import type { Report } from './count-changes.ts';
import { EvidenceLink } from './evidence-link.tsx';
import { FindingList } from './finding-list.tsx';
import { FoldedRow } from './folded-row.tsx';
import { messages, strategyLabels } from './messages.ts';
import classes from './report.module.css';
import { WrittenBy } from './written-by.tsx';

type Strategy = Report['competitorStrategy']['competitorStrategies'][number];

/** Signals before "+N more". */
const shownSignals = 8;

interface StrategyCardProps {
  strategy: Strategy;
  hue: string;
  /** Path in the report. */
  path: string;
}

/** One competitor: its strategy in a sentence; supporting keywords and our response on demand. */
export function StrategyCard({ strategy, hue, path }: StrategyCardProps) {
  const { competitorDomain, competitorName, evidence, howToCopy, risks } = strategy;
  const label = competitorLabel({ name: competitorName, domain: competitorDomain });
  return (
    <FoldedRow
      heading={<CompetitorName name={competitorName} domainName={competitorDomain} hue={hue} />}
      name={label}
      finding={strategy.strategySummary}
      isOnOneLine
      marks={<ToneBadge tone="neutral">{strategyLabels[strategy.primaryStrategy]}</ToneBadge>}
    >
      <p className={classes.prose}>
        {strategy.strategySummary} <EvidenceLink path={`${path}.strategySummary`} />
      </p>
      <WrittenBy path={path} among="competitorStrategy" />
      {evidence.keywordSignals.length > 0 ? (
        <div className={classes.findings}>
          <Title order={4} mb={6}>
            {messages.signals}
          </Title>
          <ChipList
            label={`${messages.signals}: ${label}`}
            items={evidence.keywordSignals}
            limit={shownSignals}
            moreLabel={(count) => `+${count} more`}
          />
          <EvidenceLink path={`${path}.primaryStrategy`} />
        </div>
      ) : null}
      <div className={classes.columns}>
        <FindingList title={messages.playbook} findings={howToCopy} path={`${path}.howToCopy`} isOrdered />
        <FindingList title={messages.strategyRisks} findings={risks} path={`${path}.risks`} />
      </div>
    </FoldedRow>
  );
}
