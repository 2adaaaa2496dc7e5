import type { ReadPage, RobotsFile, SiteAnswer, SiteFailure, StoredResponse } from '@keydence/domain';
import type { Services } from '../context.ts';
import { isChallenge } from './check-challenge.ts';

/** A queued page. */
export interface WaitingPage {
  id: number;
  key: string;
  depth: number;
  /** Responses in this run so far. */
  answers: StoredResponse[];
  etag: string | null;
  lastModified: string | null;
}

/** Result of one page request. */
export type Visit =
  | {
      kind: 'read';
      status: number;
      facts: ReadPage;
      /** Facts of the HTML before its scripts ran, if `facts` are those of the page after them. */
      raw?: ReadPage;
      /** Why a browser that renders other pages of the site did not run the scripts of this one. */
      notRendered?: 'failed' | 'limit';
      headers: SiteAnswer['headers'];
      etag: string | null;
      lastModified: string | null;
      isCut: boolean;
    }
  | { kind: 'unchanged' }
  | { kind: 'redirect'; status: number; target: string }
  | { kind: 'not_html'; status: number }
  | { kind: 'missing'; status: number }
  /** Another host of the site than the home page's, and its name has no address. */
  | { kind: 'no_host' }
  /** `askedMs`: pause that the host requests, milliseconds. */
  | { kind: 'failed'; status: number | null; failure: SiteFailure | null; askedMs: number }
  | { kind: 'not_readable'; status: number }
  /** A bot challenge, or a page that the server refuses to all visitors or to Keydence. */
  | { kind: 'walled'; status: number }
  | { kind: 'refused'; status: number }
  | { kind: 'blocked' }
  /** Not requested: part of a possibly endless set of addresses. */
  | { kind: 'skipped'; reason: 'pattern' | 'parameter' };

export interface VisitedPage {
  page: WaitingPage;
  visit: Visit;
  at: Date;
  tookMs: number;
}

/** Requests a page if robots.txt allows it, and reads it. */
export async function visitPage(
  { siteReader, pageRules, now }: Pick<Services, 'siteReader' | 'pageRules' | 'now'>,
  page: WaitingPage,
  { robots, home }: { robots: RobotsFile | null; home: string },
): Promise<VisitedPage> {
  if (robots && !robots.isAllowed(page.key)) {
    return { page, visit: { kind: 'blocked' }, at: now(), tookMs: 0 };
  }
  const reply = await siteReader.request({
    address: page.key,
    kind: 'page',
    etag: page.etag,
    lastModified: page.lastModified,
  });
  const visited = { page, at: now(), tookMs: reply.tookMs };
  if (reply.failure === 'unknown_name' && new URL(page.key).host !== new URL(home).host) {
    return { ...visited, visit: { kind: 'no_host' } };
  }
  if (reply.failure !== null) {
    return { ...visited, visit: { kind: 'failed', status: null, failure: reply.failure, askedMs: 0 } };
  }
  const { status, headers, location, body, isCut } = reply;
  if (isChallenge(reply)) return { ...visited, visit: { kind: 'walled', status } };
  if (status === 304) return { ...visited, visit: { kind: 'unchanged' } };
  if (location !== null) {
    const target = pageRules.toAddress(location, page.key)?.key ?? location;
    return { ...visited, visit: { kind: 'redirect', status, target } };
  }
  if (status === 429 || status >= 500) {
    const askedMs = status === 429 || status === 503 ? readRetryAfter(headers['retry-after'], now()) : 0;
    return { ...visited, visit: { kind: 'failed', status, failure: null, askedMs } };
  }
  if (closed.has(status)) return { ...visited, visit: { kind: 'refused', status } };
  if (status < 200 || status >= 300) return { ...visited, visit: { kind: 'missing', status } };
  if (!isHtml(headers['content-type'])) return { ...visited, visit: { kind: 'not_html', status } };
  const facts = await pageRules.readPage({ address: page.key, html: body, headers });
  if (!facts) return { ...visited, visit: { kind: 'not_readable', status } };
  const { etag = null, 'last-modified': lastModified = null } = headers;
  return { ...visited, visit: { kind: 'read', status, facts, headers, etag, lastModified, isCut } };
}

/** Status codes of pages that exist but need permission. */
const closed: ReadonlySet<number> = new Set([401, 402, 403, 407, 451]);

/** Milliseconds of the `Retry-After` header; 30 seconds without one. */
function readRetryAfter(value: string | undefined, now: Date): number {
  if (value === undefined) return 30_000;
  const seconds = /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : null;
  const ms = seconds === null ? Date.parse(value) - now.getTime() : seconds * 1_000;
  return Number.isNaN(ms) ? 30_000 : Math.max(0, ms);
}

function isHtml(type: string | undefined): boolean {
  return type === undefined || /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(type);
}

/** The stored form of a visit's request. */
export function describeAnswer({ visit, at, tookMs }: VisitedPage): StoredResponse[] {
  if (visit.kind === 'blocked' || visit.kind === 'skipped') return [];
  return [
    {
      at: at.toISOString(),
      status: visit.kind === 'unchanged' ? 200 : visit.kind === 'no_host' ? null : visit.status,
      failure: visit.kind === 'failed' ? visit.failure : visit.kind === 'no_host' ? 'unknown_name' : null,
      redirectsTo: visit.kind === 'redirect' ? visit.target : null,
      milliseconds: Math.round(tookMs),
    },
  ];
}
