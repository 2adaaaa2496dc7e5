import { formatDay, priorityFromDifficulty, shortenVolume } from '@keydence/domain';
import { Figure, formatNumber, Hint, ToneBadge } from '@keydence/ui';
import { UnstyledButton } from '@mantine/core';
import { IconCalendarEvent, IconNote } from '@tabler/icons-react';
import { GainFigure } from '../../lib/gain-figure.tsx';
import { scaleHints } from '../../lib/scale-hints.ts';
import { useRefusal } from '../../lib/use-access.ts';
import classes from './content-plan.module.css';
import { DifficultyFact } from './difficulty-fact.tsx';
import { messages, texts } from './messages.ts';
import { PieceMenu, type PieceMoves } from './piece-menu.tsx';
import { useCardDrag } from './use-card-drag.ts';
import type { PlanItem } from './use-plan-board.ts';

export interface PieceActions extends PieceMoves {
  onOpen: (item: PlanItem) => void;
  /** Called when another plan item is dropped on this one. */
  onDropAbove: (draggedItemId: string, item: PlanItem) => void;
}

/** Plan item with its purpose, effort and possible gain. */
export function PlanItemCard({ item, ...actions }: PieceActions & { item: PlanItem }) {
  const mayChange = useRefusal() === null;
  const { ref, state } = useCardDrag(mayChange ? item.id : null, (dragged) =>
    actions.onDropAbove(dragged, item),
  );
  const priority = priorityFromDifficulty(item.priority);
  return (
    <li ref={ref} className={classes.card} data-drag={state}>
      <div className={classes.cardHead}>
        <UnstyledButton className={classes.cardTitle ?? ''} onClick={() => actions.onOpen(item)}>
          {item.title}
        </UnstyledButton>
        {mayChange ? <PieceMenu item={item} {...actions} /> : null}
      </div>
      <p className={classes.keyword}>{item.keywordText}</p>
      <div className={classes.badges}>
        {item.difficultyScore === null ? null : (
          <Hint label={scaleHints.planDifficulty} isPlain>
            <ToneBadge tone={priority.tone}>{priority.label} difficulty</ToneBadge>
          </Hint>
        )}
        {item.intentType ? <ToneBadge tone="neutral">{capitalised(item.intentType)}</ToneBadge> : null}
      </div>
      <div className={classes.facts}>
        <span>
          <Figure
            text={item.searchVolume === null ? null : shortenVolume(item.searchVolume)}
            {...(item.searchVolume === null ? {} : { exact: formatNumber(item.searchVolume) })}
            unknownReason={messages.unknownVolume}
          />{' '}
          searches
        </span>
        <DifficultyFact score={item.difficultyScore} />
        <span>{item.recommendedFormat}</span>
        <span className="kd-figures">{texts.words(item.targetWordCount)}</span>
      </div>
      <div className={classes.facts}>
        <span className={classes.gain}>
          <GainFigure gain={item.gain} /> visits a month to this page
          {item.gainOn === null || item.gain === null ? null : (
            <>
              , <span className={classes.whole}>as of {formatDay(item.gainOn, 'short')}</span>
            </>
          )}
        </span>
        {item.dueDate ? (
          <span>
            <IconCalendarEvent size={14} stroke={1.5} aria-hidden /> Due {formatDay(item.dueDate, 'short')}
          </span>
        ) : null}
        {item.hasNotes ? (
          <span>
            <IconNote size={14} stroke={1.5} aria-hidden /> Notes
          </span>
        ) : null}
      </div>
    </li>
  );
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
