import { LandingSection } from './landing-section.tsx';
import { pricingMessages as texts } from './messages.ts';

export function Pricing() {
  return (
    <LandingSection id="pricing" title={texts.title} lead={texts.lead} className="pricing">
      <div className="pricing-columns">
        <div className="card price-card">
          <h3>{texts.plan}</h3>
          <p className="price">
            <strong>{texts.price}</strong> <span>{texts.per}</span>
          </p>
          <ul className="ticks">
            {texts.included.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <a className="button" href="/signin">
            {texts.getStarted}
          </a>
        </div>
        <div className="price-others">
          <h3>{texts.othersTitle}</h3>
          <dl>
            {texts.others.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </LandingSection>
  );
}
