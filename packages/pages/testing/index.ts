export { planKnownSite } from './plan-known-site.ts';
export { origin, type PlannedPage, renderPage } from './planned-page.ts';
export type { PlannedSite } from './planned-site.ts';
