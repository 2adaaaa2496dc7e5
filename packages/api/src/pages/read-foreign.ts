import type { RobotsFile, SiteAnswer, SiteFailure, SiteReader, SiteRequest } from '@keydence/domain';
import type { Services } from '../context.ts';
import { createPoliteReader } from './create-polite-reader.ts';
import { followFile } from './follow-file.ts';

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

export type ForeignReply =
  | { kind: 'answer'; answer: SiteAnswer; address: string }
  /** robots.txt forbids it, or could not be read. */
  | { kind: 'forbidden' | 'robots_unreachable' }
  /** A redirect to an address that is never requested. */
  | { kind: 'bad_redirect'; status: number }
  | { kind: 'failed'; failure: SiteFailure | 'redirects' };

type Reading = Pick<Services, 'siteReader' | 'database' | 'now' | 'crawl' | 'pageRules'>;

/**
 * Requests a file of a foreign server if its robots.txt allows it, each hop of a redirect too, and
 * at the server's pace.
 */
export async function readForeign(
  services: Reading,
  request: SiteRequest,
  known: KnownRobots,
): Promise<ForeignReply> {
  let next = request.address;
  for (let hop = 0; hop <= mostHops; hop += 1) {
    const { origin } = new URL(next);
    const robots = await readForeignRobots(services, origin, known);
    if (robots === 'forbidden' || robots === 'robots_unreachable') return { kind: robots };
    if (robots && !robots.isAllowed(next)) return { kind: 'forbidden' };
    const delayMs = Math.min(robots?.delaySeconds ?? 0, mostDelaySeconds) * 1_000;
    const reader = createPoliteReader(services, Math.max(pauseMs, delayMs));
    const reply = await reader.request({ ...request, address: next });
    if (reply.failure !== null) return { kind: 'failed', failure: reply.failure };
    if (reply.location === null) return { kind: 'answer', answer: reply, address: next };
    const target = services.pageRules.toAddress(reply.location, next);
    if (target === null) return { kind: 'bad_redirect', status: reply.status };
    next = target.address;
  }
  return { kind: 'failed', failure: 'redirects' };
}

/** The robots file of an origin, requested once a run. */
export async function readForeignRobots(services: Reading, origin: string, known: KnownRobots) {
  const found = known.get(origin);
  if (found !== undefined) return found;
  const read = await askRobots(createPoliteReader(services, pauseMs), services, origin);
  known.set(origin, read);
  return read;
}

/** 401 and 403 mean that access is refused; a missing file forbids nothing. */
async function askRobots(reader: SiteReader, { pageRules }: Reading, origin: string) {
  const answer = await followFile(reader, `${origin}/robots.txt`, 'robots');
  if (typeof answer === 'string' || !answer || answer.status === 429 || answer.status >= 500)
    return 'robots_unreachable';
  if (answer.status === 401 || answer.status === 403) return 'forbidden';
  if (answer.status >= 300) return null;
  return pageRules.readRobots(Buffer.from(answer.body.subarray(0, mostRobotsText)).toString('latin1'));
}
