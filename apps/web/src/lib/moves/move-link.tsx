import { type MoveMark, moveName } from '@keydence/domain';
import { verbLabels } from '@keydence/ui';
import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { drawerOf } from '../evidence/evidence-link.ts';
import { LinkButton } from '../link-button.tsx';
import { moveTexts as texts } from './move-texts.ts';
import classes from './moves.module.css';

type NamedMove = { id: string; title: string };

/** Link from a move's object to its evidence, over the current screen. */
export function MoveLink({ move, children }: { move: NamedMove; children?: ReactNode }) {
  return (
    <Link
      to="/dashboard"
      search={(previous) => ({ ...previous, drawer: drawerOf('move', move.id) })}
      resetScroll={false}
      data-act="open"
    >
      <bdi>{children ?? move.title}</bdi>
    </Link>
  );
}

/** Link with a move's verb and object, in a line of facts. */
export function NamedMoveLink({ move }: { move: MoveMark }) {
  return (
    <span className={classes.named}>
      <MoveLink move={move}>{moveName(move)}</MoveLink>
    </span>
  );
}

/** Link with a move's verb only, for lines that show its object. */
export function VerbLink({ move }: { move: MoveMark }) {
  return (
    <MoveLink move={move}>
      {verbLabels[move.verb]} <VisuallyHidden>{move.title}</VisuallyHidden>
    </MoveLink>
  );
}

/** "Why": opens the evidence of a move. */
export function WhyButton({ move, tabIndex }: { move: NamedMove; tabIndex?: number | undefined }) {
  return (
    <LinkButton
      to="/dashboard"
      search={(previous) => ({ ...previous, drawer: drawerOf('move', move.id) })}
      resetScroll={false}
      variant="subtle"
      size="compact-sm"
      mih="var(--move-button, 32px)"
      aria-label={`${texts.why}: ${move.title}`}
      data-act="why"
      tabIndex={tabIndex}
    >
      {texts.why}
    </LinkButton>
  );
}
