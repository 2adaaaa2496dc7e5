import { createHash } from 'node:crypto';
import type { PageState, ReadPage } from '@keydence/domain';
import type { Visit } from './visit-page.ts';

/** Maximum attempts for a failing page, a missing page, and one that took too long or too much memory to read. */
const attempts = { failed: 3, missing: 2, unreadable: 2 };

/** The state of a visited page; null if it will be requested again. */
export function settleState(visit: Visit, earlierAttempts: number): PageState | null {
  switch (visit.kind) {
    case 'read':
      return stateOfFacts(visit.facts);
    case 'redirect':
      return 'redirects';
    case 'not_html':
      return 'not_html';
    case 'blocked':
      return 'blocked';
    case 'not_readable':
      // The machine may have been busy.
      return earlierAttempts + 1 < attempts.unreadable ? null : 'error';
    case 'walled':
      return 'error';
    case 'refused':
      return 'refused';
    case 'skipped':
      return 'skipped';
    case 'no_host':
      return earlierAttempts + 1 < attempts.missing ? null : 'not_found';
    case 'missing':
      if (earlierAttempts + 1 < attempts.missing) return null;
      // Other codes, such as 400, do not say whether the page exists.
      return visit.status === 404 || visit.status === 410 ? 'not_found' : 'error';
    case 'failed':
      return earlierAttempts + 1 < attempts.failed ? null : 'error';
    case 'unchanged':
      return null;
  }
}

export function stateOfFacts({ isNoindex, canonical, needsJavaScript }: ReadPage): PageState {
  if (isNoindex) return 'noindex';
  if (canonical !== null) return 'canonicalised';
  return needsJavaScript ? 'needs_javascript' : 'healthy';
}

/** Hash of a page's content: head, headings and main text, without navigation. It changes when the content changes. */
export function hashContent(facts: ReadPage): string {
  const { title, description, headings, canonical, isNoindex, language, schemaTypes, mainText } = facts;
  return createHash('sha256')
    .update(
      JSON.stringify([title, description, headings, canonical, isNoindex, language, schemaTypes, mainText]),
    )
    .digest('base64url');
}
