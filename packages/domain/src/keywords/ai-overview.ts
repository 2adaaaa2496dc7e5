import { z } from 'zod';
import type { SourceAiOverview } from '../search-data/port.ts';

/**
 * State of a result page's AI overview for a site. `unread`: one is shown, but it is unknown
 * whether it cites the site. Null instead: unknown whether there is one.
 */
export const aiOverviewState = z.enum(['cited', 'not_cited', 'no_overview', 'unread']);
export type AiOverviewState = z.infer<typeof aiOverviewState>;

/** State of an overview for a site or a subdomain of it; null if unknown whether there is one. */
export function judgeAiOverview(
  { isShown, citations, isWhole }: SourceAiOverview,
  domainName: string,
): AiOverviewState | null {
  if (isShown === null) return null;
  if (!isShown) return 'no_overview';
  const site = domainName.replace(/^www\./, '');
  if (citations.some((one) => `.${one.domainName}`.endsWith(`.${site}`))) return 'cited';
  return isWhole ? 'not_cited' : 'unread';
}

/** State from the newest result page that has it, with the time at which that page was read. */
export const resultPage = z.object({
  aiOverview: aiOverviewState.nullable(),
  aiOverviewReadAt: z.date().nullable(),
  /** Questions of "People also ask"; empty if the page has none; null if unknown. */
  questions: z.array(z.string()).nullable(),
  questionsReadAt: z.date().nullable(),
});
export type ResultPage = z.infer<typeof resultPage>;
