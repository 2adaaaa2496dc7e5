import { type GainRange as GainFigures, gainSpeech, gainText } from '@keydence/domain';
import { GainRange, Hint } from '@keydence/ui';
import { moveTexts as texts } from './move-texts.ts';

interface MoveGainProps {
  gain: GainFigures | null;
  /** Highest gain of the neighboring rows. */
  max: number;
}

/** Gain of a move with its bar; "–" with the reason if unknown. */
export function MoveGain({ gain, max }: MoveGainProps) {
  if (gain === null) return <Hint label={texts.gainUnknown}>–</Hint>;
  return (
    <GainRange low={gain.low} high={gain.high} max={max} text={gainText(gain)} speech={gainSpeech(gain)} />
  );
}

/** Shared upper end of the bars of several moves. */
export function longestGain(moves: readonly { gain: GainFigures | null }[]): number {
  return Math.max(0, ...moves.map(({ gain }) => gain?.high ?? 0));
}
