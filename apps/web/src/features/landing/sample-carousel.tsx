import { LandingSection } from './landing-section.tsx';
import { plansMessages as texts } from './messages.ts';
import { SamplePlanSlide } from './sample-plan-slide.tsx';
import { samplePlans } from './sample-plans.ts';

/** Two plans side by side, scrollable; `islands/move-carousel.ts` turns them into slides that wrap around. */
export function SampleCarousel() {
  return (
    <LandingSection id="keyword-analysis" title={texts.title} lead={texts.lead} className="plans">
      <section
        className="carousel"
        aria-roledescription="carousel"
        aria-label={texts.label}
        data-island="sample-plans"
      >
        <div className="carousel-buttons">
          <span className="carousel-count" aria-hidden="true" />
          <CarouselButton label={texts.previous} step={-1} path="M14 5l-7 7 7 7M7 12h12" />
          <CarouselButton label={texts.next} step={1} path="M10 5l7 7-7 7M17 12H5" />
        </div>
        <div className="carousel-view">
          <div className="carousel-track">
            {samplePlans.map((plan) => (
              <SamplePlanSlide key={plan.domain} plan={plan} />
            ))}
          </div>
        </div>
        <p className="carousel-said" aria-live="polite" />
        <p className="note">{texts.note}</p>
      </section>
    </LandingSection>
  );
}

interface CarouselButtonProps {
  label: string;
  step: 1 | -1;
  path: string;
}

function CarouselButton({ label, step, path }: CarouselButtonProps) {
  return (
    <button type="button" className="icon-button icon-button-framed" aria-label={label} data-step={step}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
