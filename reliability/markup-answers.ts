import type { Browser } from '@playwright/test';
import type { FilledWorkspace } from './fill-fields.ts';
import { wellFormed } from './hostile-texts.ts';
import { judgePages } from './judge-pages.ts';
import type { Person } from './person.ts';
import { openWatchedPage } from './watched-browser.ts';
import type { FaultResult } from './write-page.ts';

/** Cells that a spreadsheet would evaluate: text that is neither escaped nor a number. */
const formula = /(?:^|,|\n)"?[=+@\t＝＋＠](?!\d+(?:\.\d+)?(?:,|\r|\n|$))/;

interface AnswerSite {
  origin: string;
  browser: Browser;
  person: Person;
  texts: readonly string[];
  filled: FilledWorkspace;
}

/** Opens the responses of the interfaces as pages, like a person following a link. */
export async function openAnswers({
  origin,
  browser,
  person,
  texts,
  filled,
}: AnswerSite): Promise<FaultResult> {
  const { domainId, workspaceId, keywordIds, competitorIds, feedbackIds, planItemIds, importIds } = filled;
  const ofDomain = (path: string) => `${path}${path.includes('?') ? '&' : '?'}domain_id=${domainId}`;
  const paths = [
    '/api/companies',
    `/api/companies/${workspaceId}`,
    `/api/companies/${workspaceId}/invitations`,
    '/api/users/profile',
    '/api/users/profile/export',
    '/api/feedback?limit=100',
    `/api/feedback/${feedbackIds[0]}/comments`,
    `/api/seo/keywords/${keywordIds[0]}`,
    `/api/seo/competitors/${competitorIds[0]}`,
    `/api/seo/content-plan/${planItemIds[0]}`,
    `/api/seo/domains/${domainId}/alerts`,
    `/api/seo/domains/${domainId}/alert-events`,
    `/api/seo/domains/${domainId}/webhooks`,
    `/api/seo/domains/${domainId}/imports/${importIds[0]}`,
    ...[
      'keywords?limit=100',
      'competitors?limit=100',
      'content-plan?limit=100',
      'reports',
      'gaps',
      'predictions',
    ].map((list) => ofDomain(`/api/seo/${list}`)),
    ...['keywords', 'gaps', 'predictions'].map((list) => ofDomain(`/api/seo/${list}/export`)),
    ...texts.map((text) => ofDomain(`/api/seo/keywords?search=${encodeURIComponent(wellFormed(text))}`)),
  ];
  const headers = { authorization: `Bearer ${person.token}` };
  const context = await browser.newContext({ extraHTTPHeaders: headers });
  const watched = await openWatchedPage(context, { origin });
  let [unsafe, formulas] = [0, 0];
  for (const path of paths) {
    const answer = await fetch(origin + path, { headers });
    const type = answer.headers.get('content-type') ?? '';
    const body = await answer.text();
    const isClosed = answer.headers.get('content-security-policy')?.includes("default-src 'none'");
    if (type.includes('html') || answer.headers.get('x-content-type-options') !== 'nosniff' || !isClosed) {
      unsafe += 1;
      console.log(`unsafe: ${path} ${type}`);
    }
    const isFile = answer.headers.get('content-disposition')?.startsWith('attachment');
    if (!isFile) await watched.visit(path, texts, false);
    if (type.includes('csv') && formula.test(body)) {
      formulas += 1;
      console.log(`formula: ${path} ${JSON.stringify(formula.exec(body))}`);
    }
  }
  await context.close();
  return judgePages('answers and exports, opened as pages', watched.faults, {
    runs: paths.length,
    'without a type, nosniff and a closed policy': unsafe,
    'without a guard before a formula': formulas,
  });
}
