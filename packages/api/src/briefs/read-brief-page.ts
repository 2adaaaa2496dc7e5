import type { BriefOutcome, BriefPageReading, SiteAnswer } from '@keydence/domain';
import type { Services } from '../context.ts';
import { type KnownRobots, readForeign } from '../pages/read-foreign.ts';

export type PageVisit =
  | { outcome: Exclude<BriefOutcome, 'waiting' | 'read'>; status: number | null }
  | (Extract<BriefPageReading, { outcome: 'read' }> & { status: number });

type Reading = Pick<Services, 'siteReader' | 'database' | 'now' | 'crawl' | 'pageRules' | 'briefRules'>;

/**
 * Reads one foreign page if its robots.txt allows it, each hop of a redirect too, and at the
 * server's pace.
 */
export async function readBriefPage(
  services: Reading,
  { address, language }: { address: string; language: string },
  known: KnownRobots,
): Promise<PageVisit> {
  const reply = await readForeign(services, { address, kind: 'page' }, known);
  switch (reply.kind) {
    case 'answer':
      return readAnswer(services, reply.answer, { address: reply.address, language });
    case 'bad_redirect':
      return { outcome: 'refused', status: reply.status };
    case 'failed':
      if (reply.failure === 'refused' || reply.failure === 'bomb')
        return { outcome: failures[reply.failure], status: null };
      return { outcome: 'unreachable', status: null };
    default:
      return { outcome: reply.kind, status: null };
  }
}

const failures = { refused: 'refused', bomb: 'not_readable' } as const;

async function readAnswer(
  { briefRules }: Reading,
  { status, headers, body }: SiteAnswer,
  { address, language }: { address: string; language: string },
): Promise<PageVisit> {
  if (status === 404 || status === 410) return { outcome: 'missing', status };
  if (status === 401 || status === 403 || status === 429 || headers['cf-mitigated'] !== undefined)
    return { outcome: 'blocked', status };
  if (status !== 200) return { outcome: 'unreachable', status };
  if (!/^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? 'text/html'))
    return { outcome: 'not_html', status };
  const reading = await briefRules.read({ address, html: body, headers }, language);
  return { ...reading, status };
}
