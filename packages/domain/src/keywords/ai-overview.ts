import { z } from 'zod';
import type { SourceAiOverview } from '../search-data/port.ts';

/**
 * What the AI overview of a result page says of a site. `unread`: one is shown, and whether it cites the site is not
 * known. Null beside it: nobody knows whether there is one.
 */
export const aiOverviewState = z.enum(['cited', 'not_cited', 'no_overview', 'unread']);
export type AiOverviewState = z.infer<typeof aiOverviewState>;

/** How an overview treats a site or a subdomain of it; null where it is not known whether there is one. */
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

/** What the newest result page that told it says, with the time at which that page was read. */
export const resultPage = z.object({
  aiOverview: aiOverviewState.nullable(),
  aiOverviewReadAt: z.date().nullable(),
  /** Questions of "People also ask"; empty: the page has none; null: not known. */
  questions: z.array(z.string()).nullable(),
  questionsReadAt: z.date().nullable(),
});
export type ResultPage = z.infer<typeof resultPage>;
