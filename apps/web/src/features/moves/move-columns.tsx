import { formatDay, gainSpeech, gainText } from '@keydence/domain';
import { EffortMarks, formatNumber, GridBar, type GridColumn, VerbChip } from '@keydence/ui';
import type { ReactNode } from 'react';
import { MoveButtons } from '../../lib/moves/move-buttons.tsx';
import type { MoveAsk } from '../../lib/moves/move-dialog.tsx';
import { factsText } from '../../lib/moves/move-list.tsx';
import { leftOutHints, leftOutLabels, moveTexts } from '../../lib/moves/move-texts.ts';
import type { MoveActions } from '../../lib/moves/use-move-actions.ts';
import type { Move } from '../../lib/moves/use-moves.ts';
import { columns as texts } from './messages.ts';

export const moveColumnKeys = [
  'verb',
  'gain',
  'effort',
  'worth',
  'reason',
  'actions',
  'why',
  'topic',
  'facts',
  'proposed',
] as const;
export type MoveColumnKey = (typeof moveColumnKeys)[number];

export const defaultMoveColumns: readonly MoveColumnKey[] = [
  'verb',
  'gain',
  'effort',
  'worth',
  'reason',
  'actions',
  'why',
];

/** Inputs of the columns besides the row. */
interface MoveColumnFacts {
  /** Reason it is not planned, or its result. */
  note: (move: Move) => ReactNode;
  actions: MoveActions;
  onAsk: (ask: MoveAsk) => void;
}

type MoveColumn = Omit<GridColumn<Move>, 'key' | 'name' | 'hint' | 'render'> & {
  render: (move: Move, facts: MoveColumnFacts) => ReactNode;
};

const definitions: Record<MoveColumnKey, MoveColumn> = {
  verb: { width: 104, render: ({ verb }) => <VerbChip verb={verb} /> },
  gain: {
    width: 132,
    isNumber: true,
    isSortable: true,
    render: ({ gain }) =>
      gain ? (
        <span title={gainSpeech(gain)} style={{ width: '100%' }}>
          <GridBar text={gainText(gain)} value={gain.mid} max="gain" />
        </span>
      ) : (
        <span title={moveTexts.gainUnknown}>–</span>
      ),
  },
  effort: { width: 96, isSortable: true, render: ({ effortHours }) => <EffortMarks hours={effortHours} /> },
  worth: { width: 88, isNumber: true, isSortable: true, render: worthText },
  why: { width: 176, render: (move, { note }) => whyNotPlanned(move) ?? note(move) },
  reason: { width: 260, render: ({ reason }) => <Text text={reason} /> },
  topic: { width: 148, render: ({ topic }) => <Text text={topic?.name ?? '–'} /> },
  facts: { width: 216, render: (move) => <Text text={factsText(move)} /> },
  proposed: { width: 112, render: ({ proposedAt }) => formatDay(proposedAt.slice(0, 10)) },
  actions: {
    width: 224,
    isControl: true,
    render: (move, { actions, onAsk }) => (
      <MoveButtons move={move} actions={actions} onAsk={onAsk} isInGrid />
    ),
  },
};

/** Builds the columns with these keys. */
export function buildMoveColumns(keys: readonly MoveColumnKey[], facts: MoveColumnFacts): GridColumn<Move>[] {
  return keys.map((key) => ({
    ...definitions[key],
    ...texts[key],
    key,
    render: (move: Move) => definitions[key].render(move, facts),
  }));
}

/** Reason as plain text: a grid has no Tab stop for its hint. */
function whyNotPlanned({ state, plan: { leftOutBecause } }: Move): ReactNode {
  if (state !== 'proposed' || leftOutBecause === null) return null;
  return <span title={leftOutHints[leftOutBecause]}>{leftOutLabels[leftOutBecause]}</span>;
}

/** Expected visits per month and hour of work. */
function worthText({ gain, effortHours }: Move): string {
  return gain === null || effortHours === 0 ? '–' : `+${formatNumber(Math.round(gain.mid / effortHours))}`;
}

function Text({ text }: { text: string }) {
  return (
    <span title={text} style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {text}
    </span>
  );
}
