import type { MoveSortKey } from '@keydence/domain';
import { EffortMarks, formatNumber, Hint, Sheet, SortHeader, VerbChip } from '@keydence/ui';
import { useRef, useState } from 'react';
import { MoveButtons } from '../../app/moves/move-buttons.tsx';
import { type MoveAsk, MoveDialog } from '../../app/moves/move-dialog.tsx';
import { longestGain, MoveGain } from '../../app/moves/move-gain.tsx';
import { MoveLink } from '../../app/moves/move-link.tsx';
import { factsText } from '../../app/moves/move-list.tsx';
import { leftOutHints, leftOutLabels } from '../../app/moves/move-texts.ts';
import type { MoveActions } from '../../app/moves/use-move-actions.ts';
import { useMoveKeys } from '../../app/moves/use-move-keys.ts';
import type { Move } from '../../app/moves/use-moves.ts';
import { useRowFocus } from '../../app/moves/use-row-focus.ts';
import { TopicLink } from '../../app/topic-link.tsx';
import { columns, messages } from './messages.ts';
import classes from './moves.module.css';
import type { MovesSearch } from './moves-search.ts';

interface CandidateTableProps {
  moves: readonly Move[];
  search: MovesSearch;
  actions: MoveActions;
  onSort: (changes: Partial<MovesSearch>) => void;
}

/** Moves that are not planned, one a row, each with the reason. */
export function CandidateTable({ moves, search, actions, onSort }: CandidateTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [ask, setAsk] = useState<MoveAsk | null>(null);
  useMoveKeys(frame);
  useRowFocus(
    frame,
    moves.map(({ id }) => id),
  );
  const max = longestGain(moves);
  return (
    <div ref={frame} className={classes.table}>
      <Sheet
        label={messages.candidates}
        head={
          <>
            <PlainHeader {...columns.object} />
            <PlainHeader {...columns.verb} />
            <SortableHeader column="gain" search={search} onSort={onSort} />
            <SortableHeader column="effort" search={search} onSort={onSort} />
            <SortableHeader column="worth" search={search} onSort={onSort} />
            <PlainHeader {...columns.why} />
            <PlainHeader {...columns.topic} />
            <PlainHeader {...columns.actions} />
          </>
        }
      >
        {moves.map((move) => (
          <tr key={move.id} data-move={move.id}>
            <th scope="row">
              <MoveLink move={move} />
              <span className={classes.reason}>{move.reason}</span>
              <span className={classes.reason}>{factsText(move)}</span>
            </th>
            <td>
              <VerbChip verb={move.verb} />
            </td>
            <td data-number>
              <MoveGain gain={move.gain} max={max} />
            </td>
            <td>
              <EffortMarks hours={move.effortHours} />
            </td>
            <td data-number>{worthText(move)}</td>
            <td className={classes.why}>
              <LeftOut move={move} />
            </td>
            <td className={classes.topic}>{move.topic ? <TopicLink topic={move.topic} /> : '–'}</td>
            <td>
              <span className={classes.actions}>
                <MoveButtons move={move} actions={actions} onAsk={setAsk} />
              </span>
            </td>
          </tr>
        ))}
      </Sheet>
      <MoveDialog ask={ask} actions={actions} onClose={() => setAsk(null)} />
    </div>
  );
}

/** Expected visits a month for an hour of work. */
function worthText({ gain, effortHours }: Move): string {
  return gain === null || effortHours === 0 ? '–' : `+${formatNumber(Math.round(gain.mid / effortHours))}`;
}

/** Why a move is not planned, with the rule. */
export function LeftOut({ move: { plan } }: { move: Move }) {
  if (plan.leftOutBecause === null) return null;
  return <Hint label={leftOutHints[plan.leftOutBecause]}>{leftOutLabels[plan.leftOutBecause]}</Hint>;
}

function PlainHeader({ name, hint, isNumber = false }: { name: string; hint: string; isNumber?: boolean }) {
  return (
    <th scope="col" data-number={isNumber || undefined}>
      <Hint label={hint}>{name}</Hint>
    </th>
  );
}

interface SortableHeaderProps {
  column: MoveSortKey;
  search: MovesSearch;
  onSort: CandidateTableProps['onSort'];
}

function SortableHeader({ column, search: { sort = 'gain', order = 'desc' }, onSort }: SortableHeaderProps) {
  const isActive = sort === column;
  const { name, hint } = columns[column];
  return (
    <SortHeader
      label={name}
      hint={hint}
      isNumber={column !== 'effort'}
      order={isActive ? order : null}
      onSort={() =>
        onSort({
          sort: column === 'gain' ? undefined : column,
          order: isActive && order === 'desc' ? 'asc' : undefined,
        })
      }
    />
  );
}
