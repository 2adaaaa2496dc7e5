import type { MoveMark } from '@keydence/domain';
import { NamedMoveLink } from '../../app/moves/move-link.tsx';
import { MoveState } from '../../app/moves/move-state.tsx';
import { useMoveActions } from '../../app/moves/use-move-actions.ts';

/** A move beside what the report says of its keyword or page: a link to its evidence, and where it stands. */
export function ReportMove({ move }: { move: MoveMark }) {
  const actions = useMoveActions();
  return (
    <>
      <NamedMoveLink move={move} /> <MoveState move={move} actions={actions} />
    </>
  );
}
