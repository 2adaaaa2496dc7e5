import { LandingSection } from './landing-section.tsx';
import { reviewsMessages as texts } from './messages.ts';

/** Sample reviews, labeled as examples; none is presented as a real customer's. */
export function Reviews() {
  return (
    <LandingSection id="reviews" title={texts.title} lead={texts.lead} className="reviews">
      <ul className="review-list">
        {texts.reviews.map(({ quote, who }) => (
          <li key={who}>
            <figure className="review">
              <blockquote>{quote}</blockquote>
              <figcaption>
                <span className="chip">{texts.chip}</span> {who}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
