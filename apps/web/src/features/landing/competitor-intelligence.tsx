import { GapExample } from './gap-example.tsx';
import { LandingSection } from './landing-section.tsx';
import { competitorMessages as texts } from './messages.ts';

export function CompetitorIntelligence() {
  return (
    <LandingSection
      id="competitor-intelligence"
      title={texts.title}
      lead={texts.lead}
      className="competitors section-split"
      aside={
        <ul className="points">
          {texts.points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      }
    >
      <GapExample />
    </LandingSection>
  );
}
