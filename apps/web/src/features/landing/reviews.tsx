import { LandingSection } from './landing-section.tsx';
import { reviewsMessages as texts } from './messages.ts';

/** Examples, and said to be: nobody's praise is invented. */
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
