import { contentStatusLabel, priorityFromDifficulty } from '@keydence/domain';
import { EmptyState, Hint, Panel, ScrollRegion, ToneBadge } from '@keydence/ui';
import { Button, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FillHint } from '../../lib/fill-hint.tsx';
import { GainFigure } from '../../lib/gain-figure.tsx';
import { MoveState } from '../../lib/moves/move-state.tsx';
import { type MoveActions, useMoveActions } from '../../lib/moves/use-move-actions.ts';
import { pathOf } from '../../lib/path-of.ts';
import { scaleHints } from '../../lib/scale-hints.ts';
import { messages } from './messages.ts';
import classes from './overview.module.css';
import type { Overview } from './use-overview.ts';

type Piece = Overview['contentPipeline'][number];

interface PipelineCardProps {
  pieces: readonly Piece[];
  /** True while drafts are being written. */
  isGenerating: boolean;
  onRefresh: () => void;
}

/** Plan items in preparation, with their states. */
export function PipelineCard({ pieces, isGenerating, onRefresh }: PipelineCardProps) {
  const actions = useMoveActions();
  return (
    <Panel isFlush>
      <div className={classes.listHead}>
        <Title order={2}>{messages.pipeline}</Title>
      </div>
      {pieces.length === 0 ? (
        <EmptyState
          title={isGenerating ? messages.generating : messages.noPipeline}
          action={
            <Button variant="default" onClick={onRefresh}>
              {messages.refresh}
            </Button>
          }
        >
          <FillHint>{isGenerating ? messages.generatingHint : messages.noPipelineHint}</FillHint>
        </EmptyState>
      ) : (
        <ScrollRegion label={messages.pipeline} className={classes.scroll}>
          <ul className={classes.list}>
            {pieces.map((piece) => (
              <PipelineRow key={piece.id} piece={piece} actions={actions} />
            ))}
          </ul>
        </ScrollRegion>
      )}
    </Panel>
  );
}

function PipelineRow({ piece, actions }: { piece: Piece; actions: MoveActions }) {
  const priority = priorityFromDifficulty(piece.contentSuggestion.impactAssessment.difficulty);
  return (
    <li className={classes.row}>
      <div className={classes.rowText}>
        <Link
          to="/dashboard"
          search={{ section: 'content-plan', item: piece.id }}
          className={classes.rowTitle}
        >
          {piece.title}
        </Link>
        <span className={classes.rowFacts}>
          <span>{piece.keywordText}</span>
          <span>{pathOf(piece.target)}</span>
          <span className="kd-figures">
            <GainFigure gain={piece.gain} /> visits a month to this page
          </span>
        </span>
      </div>
      <div className={classes.rowBadges}>
        {piece.move ? <MoveState move={piece.move} actions={actions} /> : null}
        <ToneBadge tone="neutral">{contentStatusLabel(piece.status)}</ToneBadge>
        {piece.difficultyScore === null ? (
          <Hint label={messages.unknownDifficulty} isPlain>
            <ToneBadge tone="medium">Difficulty unknown</ToneBadge>
          </Hint>
        ) : (
          <Hint label={scaleHints.planDifficulty} isPlain>
            <ToneBadge tone={priority.tone}>{priority.label} difficulty</ToneBadge>
          </Hint>
        )}
      </div>
    </li>
  );
}
