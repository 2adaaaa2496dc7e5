import {
  type Gain,
  type GainGap,
  type GainRange,
  gainGapText,
  gainSpeech,
  gainTermText,
  gainText,
} from '@keydence/domain';
import { Expandable, Hint } from '@keydence/ui';

interface GainFigureProps {
  gain: GainRange | null;
  /** Reason for an unknown gain. */
  gap?: GainGap | null;
}

/**
 * Gain in the format of all screens: "+620…940", read out as "620 to 940 more visits a month"; "–" with the
 * reason if unknown.
 */
export function GainFigure({ gain, gap = 'not_known' }: GainFigureProps) {
  if (gain === null) return <Hint label={gainGapText(gap ?? 'not_known')}>–</Hint>;
  return (
    <Hint label={gainSpeech(gain)} isPlain>
      <span className="kd-figures">{gainText(gain)}</span>
    </Hint>
  );
}

/** The factors of a gain, each with its range and whether it is assumed. */
export function GainTerms({ gain }: { gain: Gain | null }) {
  if (gain === null || gain.terms.length === 0) return null;
  return (
    <Expandable label="How is this calculated?">
      <ul>
        <li>{sourceTexts[gain.source]}</li>
        <li>{curveTexts[gain.curve]}</li>
        {gain.terms.map((term) => {
          const text = gainTermText(term);
          return text === null ? null : <li key={term.name}>{text}</li>;
        })}
        <li>{gainSpeech(gain)}; the range is that of the expected visits, not of one page.</li>
      </ul>
    </Expandable>
  );
}

const sourceTexts: Record<Gain['source'], string> = {
  impressions: 'Demand: how often Search Console counted this search.',
  volume: 'Demand: the search volume that a tool has estimated.',
};

const curveTexts: Record<Gain['curve'], string> = {
  own: 'Click rates: your own, from Search Console, without searches for your name.',
  site_factor: 'Click rates: published ones, scaled to your clicks in Search Console.',
  published: 'Click rates: published ones, not yours.',
};
