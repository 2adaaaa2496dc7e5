import type { BriefOutcome, BriefPageReading, RobotsFile, SiteAnswer, SiteReader } from '@keydence/domain';
import type { Services } from '../context.ts';
import { createPoliteReader } from '../pages/create-polite-reader.ts';
import { followFile } from '../pages/follow-file.ts';

/** Milliseconds between two requests to one foreign server, by any process. */
const pauseMs = 2_000;
const mostDelaySeconds = 30;
const mostHops = 5;
const mostRobotsText = 512_000;

/**
 * Robots files of this run by origin; a text means that reading is not allowed there, and gives the
 * reason.
 */
export type KnownRobots = Map<string, RobotsFile | 'forbidden' | 'robots_unreachable' | null>;

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
  let next = address;
  for (let hop = 0; hop <= mostHops; hop += 1) {
    const { origin } = new URL(next);
    const robots = await readRobots(services, origin, known);
    if (robots === 'forbidden' || robots === 'robots_unreachable') return { outcome: robots, status: null };
    if (robots && !robots.isAllowed(next)) return { outcome: 'forbidden', status: null };
    const delayMs = Math.min(robots?.delaySeconds ?? 0, mostDelaySeconds) * 1_000;
    const reader = createPoliteReader(services, Math.max(pauseMs, delayMs));
    const reply = await reader.request({ address: next, kind: 'page' });
    if (reply.failure !== null) {
      const outcome =
        reply.failure === 'refused' || reply.failure === 'bomb' ? failures[reply.failure] : 'unreachable';
      return { outcome, status: null };
    }
    if (reply.location !== null) {
      const target = services.pageRules.toAddress(reply.location, next);
      if (target === null) return { outcome: 'refused', status: reply.status };
      next = target.address;
      continue;
    }
    return readAnswer(services, reply, { address: next, language });
  }
  return { outcome: 'unreachable', status: null };
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

async function readRobots(services: Reading, origin: string, known: KnownRobots) {
  const found = known.get(origin);
  if (found !== undefined) return found;
  const read = await askRobots(createPoliteReader(services, pauseMs), services, origin);
  known.set(origin, read);
  return read;
}

/** 401 and 403 mean that access is refused; a missing file forbids nothing. */
async function askRobots(reader: SiteReader, { pageRules }: Reading, origin: string) {
  const answer = await followFile(reader, `${origin}/robots.txt`, 'robots');
  if (!answer || answer === 'certificate' || answer.status === 429 || answer.status >= 500)
    return 'robots_unreachable';
  if (answer.status === 401 || answer.status === 403) return 'forbidden';
  if (answer.status >= 300) return null;
  return pageRules.readRobots(Buffer.from(answer.body.subarray(0, mostRobotsText)).toString('latin1'));
}
