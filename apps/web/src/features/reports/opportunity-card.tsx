import { dashboardRankText, opportunityTone } from '@keydence/domain';
import {
  ChipList,
  Expandable,
  FactLine,
  FactList,
  Figure,
  formatNumber,
  Hint,
  Panel,
  ToneBadge,
  TrendMark,
} from '@keydence/ui';
import { Title } from '@mantine/core';
import { AcceptButton } from '../../lib/accept-button.tsx';
import { GainFigure, GainTerms } from '../../lib/gain-figure.tsx';
import { VerbLink } from '../../lib/moves/move-link.tsx';
import { MoveState } from '../../lib/moves/move-state.tsx';
import { useMoveActions } from '../../lib/moves/use-move-actions.ts';
import type { Report } from './count-changes.ts';
import { EvidenceLink } from './evidence-link.tsx';
import { impactHint } from './impact-hint.ts';
import { messages } from './messages.ts';
import classes from './report.module.css';
import { useReportContext } from './report-context.ts';
import { WrittenBy } from './written-by.tsx';

type Opportunity = Report['opportunities'][number];

/** Keyword worth working on, with the content it needs. */
export function OpportunityCard({ opportunity, path }: { opportunity: Opportunity; path: string }) {
  const { isInside, clickCurveOn } = useReportContext();
  return (
    <article className={classes.item}>
      <Panel isTight className={classes.compact ?? ''}>
        <h3 className={classes.keyword}>{opportunity.keywordText}</h3>
        <FactLine facts={factsOf(opportunity, impactHint(clickCurveOn), isInside)} />
        <div className={classes.choices}>
          {isInside ? <Accepting opportunity={opportunity} /> : null}
          <Expandable label={messages.strategy} of={opportunity.keywordText}>
            <WrittenBy path={path} among="opportunities" />
            <EvidenceLink path={path} />
            <GainTerms gain={opportunity.gain} />
            <ContentStrategy suggestion={opportunity.contentSuggestion} />
          </Expandable>
        </div>
      </Panel>
    </article>
  );
}

/** State of its move, or a button to accept the keyword if it has no move. */
function Accepting({ opportunity: { move, keywordText } }: { opportunity: Opportunity }) {
  const actions = useMoveActions();
  return move ? <MoveState move={move} actions={actions} /> : <AcceptButton keywordText={keywordText} />;
}

function factsOf(opportunity: Opportunity, hint: string, isInside: boolean) {
  const { searchVolume, rankGroup, rankState, rankDepth, difficultyScore, trend3m, gain, move } = opportunity;
  // An older report without stored states only says that there is no rank.
  const absence = { rankState: rankState ?? 'not_found', rankDepth: rankDepth ?? null } as const;
  return [
    // A move can gain visits for several keywords, so its gain is not this keyword's.
    ...(move
      ? [{ name: 'Gain of the move', value: <GainFigure gain={gain} /> }]
      : [{ name: 'Gain', value: <GainFigure gain={gain} /> }]),
    {
      name: messages.impact,
      value: (
        <Hint label={hint} isPlain>
          <ToneBadge tone={opportunityTone(opportunity.impactPotential)} isPlain>
            <span className="kd-figures">{opportunity.impactPotential}</span>
          </ToneBadge>
        </Hint>
      ),
    },
    {
      name: 'Volume',
      value: <Figure text={formatNumber(searchVolume)} unknownReason={messages.unknownVolume} />,
    },
    { name: 'Rank', value: dashboardRankText(rankGroup, absence) },
    {
      name: 'Difficulty',
      value: <Figure text={formatNumber(difficultyScore)} unknownReason={messages.unknownDifficulty} />,
    },
    { name: '3-month trend', value: <Trend text={trend3m} /> },
    ...(move && isInside ? [{ name: messages.pageMove, value: <VerbLink move={move} /> }] : []),
  ];
}

/** Change with its sign, "+0%" for no change; unknown without a sign. */
function Trend({ text }: { text: string }) {
  if (!/^[+-]/.test(text)) return <Figure text={null} unknownReason={messages.unknownTrend} />;
  const direction = text === '+0%' ? 'flat' : text.startsWith('+') ? 'up' : 'down';
  return <TrendMark direction={direction}>{text}</TrendMark>;
}

function ContentStrategy({ suggestion }: { suggestion: Opportunity['contentSuggestion'] }) {
  const { contentOutline: outline } = suggestion;
  return (
    <>
      <FactList
        columns={2}
        facts={[
          { name: 'Recommended format', value: suggestion.recommendedFormat },
          { name: 'Target word count', value: formatNumber(suggestion.targetWordCount) },
        ]}
      />
      <Title order={4}>Content angle</Title>
      <p className={classes.prose}>{suggestion.contentAngle}</p>
      <Title order={4}>Outline</Title>
      <p className={classes.outlineTitle}>{outline.title}</p>
      <p className={classes.prose}>{outline.metaDescription}</p>
      <ol className={classes.outline}>
        {outline.sections.map((section) => (
          <li key={section.heading}>
            {section.heading}
            <ul className={classes.bullets}>
              {section.keyPoints.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {suggestion.alternativeFormats.length > 0 ? (
        <>
          <Title order={4}>Alternative formats</Title>
          <ChipList label="Alternative formats" items={suggestion.alternativeFormats} />
        </>
      ) : null}
    </>
  );
}
