import type { CSSProperties } from 'react';
import { RepeatSign } from '../public-frame/repeat-sign.tsx';
import { LandingSection } from './landing-section.tsx';
import { stepsMessages as texts } from './messages.ts';

/** One value per day. */
const beats = [100, 22, 34, 26, 52, 30, 18, 24, 40, 28, 56, 32, 20, 100];
/** Days with deliveries by Keydence; the others belong to the writer. */
const deliveries = [1, 14];

export function HowItWorks() {
  return (
    <LandingSection id="how-it-works" title={texts.title} lead={texts.lead} className="steps">
      <div className="steps-score">
        <div className="steps-ruler" aria-hidden="true">
          <RepeatSign className="steps-sign" isOpening />
          {beats.map((height, index) => (
            <span
              key={index}
              className={deliveries.includes(index + 1) ? 'day day-delivery' : 'day'}
              style={{ '--height': height } as CSSProperties}
            >
              {index + 1}
            </span>
          ))}
          <RepeatSign className="steps-sign" />
        </div>
        <ol className="steps-list">
          {texts.steps.map(({ when, title, text }) => (
            <li key={title}>
              <p className="step-when">{when}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </LandingSection>
  );
}
