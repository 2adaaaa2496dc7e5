import { PageFrame } from '../public-frame/page-frame.tsx';
import { Closing } from './closing.tsx';
import { CompetitorIntelligence } from './competitor-intelligence.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Pricing } from './pricing.tsx';
import { Problem } from './problem.tsx';
import { Reviews } from './reviews.tsx';
import { SampleCarousel } from './sample-carousel.tsx';
import { Solution } from './solution.tsx';

/** Public landing page: complete without scripts; `islands` adds the interaction. */
export function LandingPage() {
  return (
    <PageFrame isLanding>
      <Hero />
      <SampleCarousel />
      <Problem />
      <CompetitorIntelligence />
      <Solution />
      <HowItWorks />
      <Pricing />
      <Reviews />
      <Closing />
      <Faq />
    </PageFrame>
  );
}
