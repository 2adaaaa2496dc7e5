import { type GainRange as GainFigures, gainSpeech, gainText } from '@keydence/domain';
import { GainRange, Hint } from '@keydence/ui';
import { moveTexts as texts } from './move-texts.ts';

interface MoveGainProps {
  gain: GainFigures | null;
  /** Largest high end of the rows beside it. */
  max: number;
}

/** The gain of a move with its bar; "–" with the reason where it is unknown. */
export function MoveGain({ gain, max }: MoveGainProps) {
  if (gain === null) return <Hint label={texts.gainUnknown}>–</Hint>;
  return (
    <GainRange low={gain.low} high={gain.high} max={max} text={gainText(gain)} speech={gainSpeech(gain)} />
  );
}

/** The end that the bars of some moves share. */
export function longestGain(moves: readonly { gain: GainFigures | null }[]): number {
  return Math.max(0, ...moves.map(({ gain }) => gain?.high ?? 0));
}
