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
import { FillHint } from '../../lib/fill-hint.tsx';
import { GainFigure } from '../../lib/gain-figure.tsx';
import { NamedMoveLink } from '../../lib/moves/move-link.tsx';
import { MoveState } from '../../lib/moves/move-state.tsx';
import { type MoveActions, useMoveActions } from '../../lib/moves/use-move-actions.ts';
import { scaleHints } from '../../lib/scale-hints.ts';
import { messages, opportunitiesHints } from './messages.ts';
import classes from './overview.module.css';
import type { Overview } from './use-overview.ts';

type Opportunity = Overview['topKeywordOpportunities'][number];

interface OpportunitiesCardProps {
  opportunities: readonly Opportunity[];
  from: Overview['opportunitiesFrom'];
}

/** Moves with the highest gain; without moves, the keywords with the highest scores. */
export function OpportunitiesCard({ opportunities, from }: OpportunitiesCardProps) {
  const actions = useMoveActions();
  return (
    <Panel isFlush>
      <div className={classes.listHead}>
        <div>
          <Title order={2}>{messages.opportunities}</Title>
          <p className={classes.hint}>{opportunitiesHints[from]}</p>
        </div>
        <ViewAll search={from === 'scores' && opportunities.length > 0 ? listed : {}} />
      </div>
      {opportunities.length === 0 ? (
        <EmptyState title={messages.noOpportunities} action={<ViewAll search={{}} />}>
          <FillHint>{messages.noOpportunitiesHint}</FillHint>
        </EmptyState>
      ) : (
        <ScrollRegion label={messages.opportunities} className={classes.scroll}>
          <ul className={classes.list}>
            {opportunities.map((opportunity) => (
              <OpportunityRow
                key={opportunity.move?.id ?? opportunity.keyword}
                opportunity={opportunity}
                actions={actions}
              />
            ))}
          </ul>
        </ScrollRegion>
      )}
    </Panel>
  );
}

/** Filter of the list with all keywords that the card counts. */
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

/**
 * "Low difficulty by score, measured 48 of 100", or "(about 25 of 100)" if no source has a difficulty; null if neither
 * that nor a score is known. The word can differ from the measured difficulty, so it says where it is from.
 */
function difficultyText(opportunityScore: number | null, difficultyScore: number | null): string | null {
  if (opportunityScore === null) {
    return difficultyScore === null ? null : `Difficulty ${difficultyScore} of 100`;
  }
  const label = difficultyFromOpportunity(opportunityScore);
  return difficultyScore === null
    ? `${label} difficulty by score (about ${estimatedDifficultyScore(label)} of 100)`
    : `${label} difficulty by score, measured ${difficultyScore} of 100`;
}

function OpportunityRow({ opportunity, actions }: { opportunity: Opportunity; actions: MoveActions }) {
  const { keyword, searchVolume, opportunityScore, difficultyScore, ourRank, monthlySearches, move, gain } =
    opportunity;
  const difficulty = difficultyText(opportunityScore, difficultyScore);
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
          {difficulty === null ? null : (
            <Hint
              label={
                difficultyScore === null ? scaleHints.estimatedDifficulty : scaleHints.dashboardDifficulty
              }
              isPlain
            >
              {difficulty}
            </Hint>
          )}
          {move ? <NamedMoveLink move={move} /> : null}
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
        {move ? (
          <>
            <span className={classes.gain}>
              <GainFigure gain={gain} />
              <span className={classes.gainOf}>{messages.gainOfMove}</span>
            </span>
            <MoveState move={move} actions={actions} />
          </>
        ) : (
          <>
            {gain ? <GainFigure gain={gain} /> : null}
            <Score score={opportunityScore ?? 0} />
          </>
        )}
      </div>
    </li>
  );
}

function Score({ score }: { score: number }) {
  return (
    <Hint label={scaleHints.opportunity} isPlain>
      <ToneBadge tone={opportunityTone(score)}>
        <span className="kd-figures">{score}</span>
        <span className={classes.unit}>score</span>
      </ToneBadge>
    </Hint>
  );
}
