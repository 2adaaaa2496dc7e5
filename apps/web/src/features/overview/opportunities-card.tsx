import {
  dashboardRankText,
  difficultyFromOpportunity,
  estimatedDifficultyScore,
  minOpportunityScore,
  opportunityTone,
  rankTone,
  shortenVolume,
} from '@keydence/domain';
import { EmptyState, Figure, Hint, Panel, ScrollRegion, Sparkline, ToneBadge } from '@keydence/ui';
import { Button, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FillHint } from '../../app/fill-hint.tsx';
import { scaleHints } from '../../app/scale-hints.ts';
import { messages } from './messages.ts';
import classes from './overview.module.css';
import type { Overview } from './use-overview.ts';

type Opportunity = Overview['topKeywordOpportunities'][number];

/** The keywords that are worth most, with what they are worth. */
export function OpportunitiesCard({ opportunities }: { opportunities: readonly Opportunity[] }) {
  return (
    <Panel isFlush>
      <div className={classes.listHead}>
        <div>
          <Title order={2}>{messages.opportunities}</Title>
          <p className={classes.hint}>{messages.opportunitiesHint}</p>
        </div>
        <ViewAll search={opportunities.length > 0 ? listed : {}} />
      </div>
      {opportunities.length === 0 ? (
        <EmptyState title={messages.noOpportunities} action={<ViewAll search={{}} />}>
          <FillHint>{messages.noOpportunitiesHint}</FillHint>
        </EmptyState>
      ) : (
        <ScrollRegion label={messages.opportunities} className={classes.scroll}>
          <ul className={classes.list}>
            {opportunities.map((opportunity) => (
              <OpportunityRow key={opportunity.keyword} opportunity={opportunity} />
            ))}
          </ul>
        </ScrollRegion>
      )}
    </Panel>
  );
}

/** The list of all that the card counts. */
const listed = { sort: 'opportunity_score', opportunity: minOpportunityScore } as const;

function ViewAll({ search }: { search: Partial<typeof listed> }) {
  return (
    <Button
      variant="default"
      size="xs"
      mih={32}
      renderRoot={(props) => <Link to="/dashboard" search={{ section: 'keywords', ...search }} {...props} />}
    >
      {messages.viewAll}
    </Button>
  );
}

/** "Low difficulty (12 of 100)", or "(about 25 of 100)" where no source has a score. */
function difficultyText(opportunityScore: number, difficultyScore: number | null): string {
  const label = difficultyFromOpportunity(opportunityScore);
  const score = difficultyScore ?? `about ${estimatedDifficultyScore(label)}`;
  return `${label} difficulty (${score} of 100)`;
}

function OpportunityRow({ opportunity }: { opportunity: Opportunity }) {
  const { keyword, searchVolume, opportunityScore, difficultyScore, ourRank, monthlySearches } = opportunity;
  return (
    <li className={classes.row}>
      <div className={classes.rowText}>
        <Link to="/dashboard" search={{ section: 'keywords', search: keyword }} className={classes.rowTitle}>
          {keyword}
        </Link>
        <span className={classes.rowFacts}>
          <span>
            <Figure
              text={searchVolume === null ? null : shortenVolume(searchVolume)}
              {...(searchVolume === null ? {} : { exact: searchVolume.toLocaleString('en-US') })}
              unknownReason={messages.unknownVolume}
            />{' '}
            searches a month
          </span>
          <ToneBadge tone={rankTone(ourRank)} isPlain>
            {dashboardRankText(ourRank, opportunity)}
          </ToneBadge>
          <Hint
            label={difficultyScore === null ? scaleHints.estimatedDifficulty : scaleHints.dashboardDifficulty}
            isPlain
          >
            {difficultyText(opportunityScore, difficultyScore)}
          </Hint>
        </span>
      </div>
      <div className={classes.rowEnd}>
        {monthlySearches.length > 0 ? (
          <Sparkline
            values={monthlySearches}
            label={`Searches by month, last ${monthlySearches.length} months`}
            height={24}
          />
        ) : null}
        <Hint label={scaleHints.opportunity} isPlain>
          <ToneBadge tone={opportunityTone(opportunityScore)}>
            <span className="kd-figures">{opportunityScore}</span>
            <span className={classes.unit}>score</span>
          </ToneBadge>
        </Hint>
      </div>
    </li>
  );
}
