import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useRefusal } from '../use-access.ts';
import type { MoveAsk } from './move-dialog.tsx';
import { WhyButton } from './move-link.tsx';
import { moveTexts as texts } from './move-texts.ts';
import classes from './moves.module.css';
import { SkipMenu } from './skip-menu.tsx';
import type { MoveActions } from './use-move-actions.ts';
import type { Move } from './use-moves.ts';

interface MoveButtonsProps {
  move: Move;
  actions: MoveActions;
  onAsk: (ask: MoveAsk) => void;
  /** True in a grid, which is one Tab stop. */
  isInGrid?: boolean;
}

/** Changes that a move's state allows, and the link to its evidence. Viewers get only the evidence. */
export function MoveButtons(props: MoveButtonsProps) {
  const mayChange = useRefusal() === null;
  const tabIndex = props.isInGrid ? -1 : undefined;
  return (
    <ButtonFrame isInGrid={props.isInGrid}>
      {mayChange ? <Changes {...props} /> : null}
      <WhyButton move={props.move} tabIndex={tabIndex} />
    </ButtonFrame>
  );
}

/**
 * Frame for buttons in low grid rows: they stay off the row's lines, and only the first one's text has a
 * color.
 */
function ButtonFrame({
  isInGrid = false,
  children,
}: {
  isInGrid?: boolean | undefined;
  children: ReactNode;
}) {
  return isInGrid ? <span className={classes.inGrid}>{children}</span> : children;
}

function Changes({ move, actions, onAsk, isInGrid }: MoveButtonsProps) {
  const tabIndex = isInGrid ? -1 : undefined;
  if (move.state === 'proposed' || move.state === 'accepted') {
    return (
      <>
        <AcceptButton move={move} actions={actions} tabIndex={tabIndex} />
        {move.state === 'proposed' ? (
          <SkipMenu move={move} actions={actions} onAsk={onAsk} tabIndex={tabIndex} />
        ) : (
          <ChangeButton
            label={texts.markDone}
            move={move}
            tabIndex={tabIndex}
            onClick={() => onAsk({ kind: 'done', move })}
          />
        )}
      </>
    );
  }
  const label = move.state === 'skipped' ? texts.restore : texts.undoDone;
  return <ChangeButton label={label} move={move} tabIndex={tabIndex} onClick={() => actions.restore(move)} />;
}

type AcceptedMove = Pick<Move, 'id' | 'title' | 'state'>;

interface AcceptButtonProps {
  move: AcceptedMove;
  actions: MoveActions;
  tabIndex?: number | undefined;
}

/** "Accept", then "In plan" once accepted: the same button, so it keeps the focus. */
export function AcceptButton({ move, actions, tabIndex }: AcceptButtonProps) {
  const isAccepted = move.state === 'accepted';
  const label = isAccepted ? texts.inPlan : texts.accept;
  return (
    <Button
      variant={isAccepted ? 'light' : 'filled'}
      size="compact-sm"
      mih="var(--move-button, 32px)"
      {...(isAccepted ? { leftSection: <IconCheck size={14} stroke={1.5} aria-hidden /> } : {})}
      aria-label={`${label}: ${move.title}`}
      aria-disabled={isAccepted}
      onClick={() => {
        if (!isAccepted) actions.accept([move.id]);
      }}
      data-act="accept"
      tabIndex={tabIndex}
    >
      {label}
    </Button>
  );
}

interface ChangeButtonProps {
  label: string;
  move: Move;
  tabIndex: number | undefined;
  onClick: () => void;
}

function ChangeButton({ label, move, tabIndex, onClick }: ChangeButtonProps) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      mih="var(--move-button, 32px)"
      aria-label={`${label}: ${move.title}`}
      tabIndex={tabIndex}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
