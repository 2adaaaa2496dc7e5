import { liveSourceName, liveSourceSettings, type SetupStep } from '@keydence/domain';

const steps: Record<SetupStep, string> = {
  site_topics: 'Reading what your site is about…',
  ranked_keywords: 'Collecting the keywords you rank for…',
  competitors: 'Identifying your competitors…',
  competitor_keywords: 'Collecting your competitors’ keywords…',
  gaps: 'Finding the gaps between you and your competitors…',
  scores: 'Scoring your keyword opportunities…',
  report: 'Writing your keyword report…',
  content_plan: 'Planning your content…',
};

/** Messages during the setup of a domain, and at its end. */
export const setupMessages = {
  steps,
  ready: 'Your domain is ready.',
  noSource: `No search data covers this domain yet. Connect ${liveSourceName} (${liveSourceSettings}), or import an export from Search Console, Keyword Planner, Ahrefs or Semrush.`,
  imported: `The numbers of this domain come from imported exports. Import a newer export to bring them up to date, or connect ${liveSourceName}.`,
  sampleElsewhere: (countries: readonly string[]) =>
    `This sample site has data for these countries only: ${countries.join(', ')}. Change the SEO analysis location in the workspace settings.`,
  sourceFailed:
    'The search-data source did not answer, so the setup stopped. What was collected is kept. Try again in a few minutes.',
  refused: (reason: string) => `${reason} The setup stopped; what was collected is kept.`,
  failed: 'The setup stopped because of a problem on our side. What was collected is kept. Please try again.',
};
