import { formatNearDay } from '@keydence/domain';
import { MoveRow, MoveRows } from '@keydence/ui';
import { type ReactNode, useRef, useState } from 'react';
import { figureSourceLabels } from '../figure-source-labels.ts';
import { MoveButtons } from './move-buttons.tsx';
import { type MoveAsk, MoveDialog } from './move-dialog.tsx';
import { longestGain, MoveGain } from './move-gain.tsx';
import { MoveLink } from './move-link.tsx';
import { competitorPagesText, countFacts } from './move-texts.ts';
import type { MoveActions } from './use-move-actions.ts';
import { useMoveKeys } from './use-move-keys.ts';
import { factCountOf, type Move } from './use-moves.ts';
import { useRowFocus } from './use-row-focus.ts';

interface MoveListProps {
  label: string;
  moves: readonly Move[];
  actions: MoveActions;
  /** Small notes of a row, such as its date. */
  note?: (move: Move) => ReactNode;
}

/** Moves as rows with their actions, for mouse and keyboard. */
export function MoveList({ label, moves, actions, note }: MoveListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [ask, setAsk] = useState<MoveAsk | null>(null);
  useMoveKeys(list);
  useRowFocus(
    list,
    moves.map(({ id }) => id),
  );
  const max = longestGain(moves);
  return (
    <>
      <MoveRows label={label} ref={list}>
        {moves.map((move) => (
          <MoveRow
            key={move.id}
            id={move.id}
            verb={move.verb}
            object={<MoveLink move={move} />}
            gain={<MoveGain gain={move.gain} max={max} />}
            effortHours={move.effortHours}
            reason={move.reason}
            facts={factsText(move)}
            note={notesOf(move, note?.(move))}
            actions={<MoveButtons move={move} actions={actions} onAsk={setAsk} />}
          />
        ))}
      </MoveRows>
      <MoveDialog ask={ask} actions={actions} onClose={() => setAsk(null)} />
    </>
  );
}

/** Small notes of a row; those of competitors come last. */
function notesOf({ competitorPages }: Move, note: ReactNode): ReactNode {
  const published = competitorPagesText(competitorPages);
  if (published === null) return note;
  return (
    <>
      {note}
      <span>{published}</span>
    </>
  );
}

/** "6 facts · Search Console, Nov 22". */
export function factsText(move: Move): string {
  const source = move.source === null ? null : figureSourceLabels[move.source];
  const origin = [source, formatNearDay(move.factsOn, move.proposedAt.slice(0, 10))]
    .filter(Boolean)
    .join(', ');
  return `${countFacts(factCountOf(move))} · ${origin}`;
}
