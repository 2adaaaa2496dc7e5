import { enhanceNewsletter } from '../features/newsletter/enhance-newsletter.ts';
import { moveHeader } from './islands/site-header.ts';
import { startIslands } from './islands/start-islands.ts';
import { reportClicks } from './report-clicks.ts';

const header = document.querySelector<HTMLElement>('[data-island="header"]');
if (header) moveHeader(header);
enhanceNewsletter(document);
reportClicks();

startIslands([
  {
    name: 'sample-plans',
    isPreloaded: true,
    load: async () => (await import('../features/landing/islands/move-carousel.ts')).moveCarousel,
  },
  {
    name: 'gap-example',
    isPreloaded: true,
    load: async () => (await import('../features/landing/islands/filter-gaps.ts')).filterGaps,
  },
]);
