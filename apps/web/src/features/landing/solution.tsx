import { LandingSection } from './landing-section.tsx';
import { solutionMessages as texts } from './messages.ts';
import { solutionDrawings } from './solution-drawings.tsx';

const order = ['opportunities', 'report', 'plan', 'inspector', 'honesty', 'open'] as const;

export function Solution() {
  return (
    <LandingSection id="solution" title={texts.title} lead={texts.lead} className="solution">
      <ul className="parts">
        {order.map((part) => (
          <li key={part} className="part">
            <svg className="part-drawing" viewBox="0 0 240 96" aria-hidden="true">
              {solutionDrawings[part]}
            </svg>
            <h3>{texts.parts[part].title}</h3>
            <p>{texts.parts[part].text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
