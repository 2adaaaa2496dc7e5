import { ToneBadge } from '@keydence/ui';
import { verdictLabels, verdictTones } from '../../../lib/moves/move-texts.ts';
import type { Move } from '../../../lib/moves/use-moves.ts';
import classes from './drawer.module.css';
import { drawerTexts as texts } from './drawer-messages.ts';
import { Section } from './move-section.tsx';

/** Verdicts of a done move at each checkpoint. Renders nothing for other moves. */
export function MoveResults({ move: { judgements } }: { move: Move }) {
  if (judgements.length === 0) return null;
  return (
    <Section title={texts.results}>
      <ul className={classes.results}>
        {judgements.map(({ days, verdict, dueOn, judgedOn, extra, controlCount, message }) => (
          <li key={days}>
            <span className={classes.resultDays}>{texts.afterDays(days)}</span>
            <ToneBadge tone={verdictTones[verdict]}>{verdictLabels[verdict]}</ToneBadge>
            <span className={classes.quiet}>
              {judgedOn === null
                ? texts.dueOn(dueOn)
                : [
                    extra ? texts.extra(extra.low, extra.high) : null,
                    extra || !message ? texts.controls(controlCount) : null,
                    message,
                  ]
                    .filter(Boolean)
                    .join('. ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
