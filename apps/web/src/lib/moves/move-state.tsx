import type { MoveMark } from '@keydence/domain';
import { Hint, ToneBadge } from '@keydence/ui';
import { useRefusal } from '../use-access.ts';
import { AcceptButton } from './move-buttons.tsx';
import { leftOutHints, leftOutLabels, moveTexts as texts } from './move-texts.ts';
import type { MoveActions } from './use-move-actions.ts';

/** State of a move at the end of its row: in the plan, open to accept, or the reason it is not planned. */
export function MoveState({ move, actions }: { move: MoveMark; actions: MoveActions }) {
  const mayChange = useRefusal() === null;
  const { state, leftOutBecause } = move;
  if (state === 'proposed' && leftOutBecause !== null) {
    return <Hint label={leftOutHints[leftOutBecause]}>{leftOutLabels[leftOutBecause]}</Hint>;
  }
  if (state === 'proposed' && mayChange) return <AcceptButton move={move} actions={actions} />;
  return <ToneBadge tone={state === 'proposed' ? 'neutral' : 'good'}>{texts.states[state]}</ToneBadge>;
}
