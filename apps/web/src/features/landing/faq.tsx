import { faqMessages as texts } from './faq-messages.ts';
import { LandingSection } from './landing-section.tsx';

export function Faq() {
  return (
    <LandingSection id="faq" title={texts.title} lead={texts.lead} className="faq section-split">
      <div className="questions">
        {texts.questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </LandingSection>
  );
}
