import type { DatabaseHandle } from '@keydence/db';
import { type Answer, addReadyDomain, askForCode, dataOf, send } from './person.ts';

const sessionDays = 30;
const tokenMs = 3_600_000;
const dayMs = 86_400_000;
const commentsPerMinute = 10;
const minuteMs = 60_000;
const weekMs = 7 * dayMs;

/** A person with a new session. */
interface Visitor {
  access: string;
  refresh: string;
}

interface Prepared {
  visitor: Visitor;
  feedbackId: string;
  /** Reset time of the exhausted comment limit, by `performance.now()`. */
  limitEndsAt: number;
}

/** A server with people whose sessions and limits are known before its clock jumps. */
export interface ClockSite {
  origin: string;
  /**
   * A visitor who has used up the comments of a minute, the site checks of a day and the competitor
   * refresh of a week.
   */
  prepare(name: string): Promise<Prepared>;
  refreshCompetitor(): Promise<Answer>;
  checkRanks(): Promise<Answer>;
}

export async function openClockSite(origin: string, { sql }: DatabaseHandle): Promise<ClockSite> {
  const owner = await openSession(origin, 'owner@people.example');
  const person = {
    email: 'owner@people.example',
    token: owner.access,
    call: (method: string, path: string, options: { body?: unknown } = {}) =>
      send(origin, method, path, { ...options, headers: bearer(owner) }),
  };
  const domainId = await addReadyDomain(person, 'Clock');
  const list = await person.call('GET', `/api/seo/competitors?domain_id=${domainId}&limit=1`);
  const [competitor] = dataOf<{ id: string }[]>(list);
  const item = { title: 'Clock', description: 'What time is it?', category: 'improvements' };
  const { id: feedbackId } = dataOf<{ id: string }>(
    await person.call('POST', '/api/feedback', { body: item }),
  );
  const refresh = (visitor: Visitor) =>
    send(origin, 'POST', `/api/seo/competitors/${competitor?.id}/refresh`, {
      body: {},
      headers: bearer(visitor),
    });
  const renewOwner = async () => {
    const answer = await renew(origin, owner);
    if (answer.status === 200) Object.assign(owner, readTokens(answer));
    else Object.assign(owner, await openSession(origin, person.email));
  };
  return {
    origin,
    async prepare(name) {
      await renewOwner();
      const visitor = await openSession(origin, `${name.replaceAll(' ', '.')}@people.example`);
      await sql`update competitors set refresh_taken_at = null, refresh_done_at = null`;
      const refreshed = await refresh(owner);
      if (refreshed.status !== 200) throw new Error(`the competitor was not refreshed: ${refreshed.text}`);
      for (let count = 0; count < commentsPerMinute; count += 1) await comment(origin, visitor, feedbackId);
      await checkSite(origin, visitor);
      await sql`update identity.rate_limits set count = 200 where key like 'probe_day:%'`;
      const refused = await comment(origin, visitor, feedbackId);
      const seconds = Number(refused.headers.get('retry-after') ?? 0);
      return { visitor, feedbackId, limitEndsAt: performance.now() + seconds * 1_000 };
    },
    async refreshCompetitor() {
      await renewOwner();
      return refresh(owner);
    },
    async checkRanks() {
      await renewOwner();
      const body = { domain_id: domainId, force_refresh: true };
      return send(origin, 'POST', '/api/seo/keywords/refresh-rankings', { body, headers: bearer(owner) });
    },
  };
}

interface Clock {
  wrongByMs: number;
  /** True if the database clock has the same error. */
  movesDatabase: boolean;
  /** Clock error when the visitor got the access token. */
  hasBeenAt?: number;
  name: string;
}

/** Violations while the clock is wrong; empty if there are none. */
export async function lookAround(
  site: ClockSite,
  { visitor, feedbackId, limitEndsAt }: Prepared,
  { wrongByMs, movesDatabase, name, hasBeenAt = 0 }: Clock,
): Promise<string[]> {
  const { origin } = site;
  const surprises: string[] = [];
  const expectStatus = (what: string, { status, text }: Answer, wanted: number) => {
    if (status !== wanted)
      surprises.push(`${name}: ${what}: ${status} instead of ${wanted} ${text.slice(0, 160)}`);
  };
  expectStatus('health', await send(origin, 'GET', '/health/ready'), 200);
  /** True if a limit window from before the jump has ended by the database clock. */
  const isOver = (windowMs: number) => movesDatabase && Math.max(wrongByMs, Math.abs(hasBeenAt)) >= windowMs;
  const isForgotten = Math.max(wrongByMs, hasBeenAt) > sessionDays * dayMs;
  const isLate = hasBeenAt > sessionDays * dayMs || wrongByMs - hasBeenAt >= tokenMs;
  expectStatus('the access token', await whoAmI(origin, visitor), isLate ? 401 : 200);
  const renewed = await renew(origin, visitor);
  expectStatus('the session', renewed, isForgotten ? 400 : 200);
  if (renewed.status === 200) Object.assign(visitor, readTokens(renewed));
  const again = await openSession(origin, `${name.replaceAll(/\W+/g, '.')}@people.example`);
  expectStatus('a new session', await whoAmI(origin, again), 200);
  if (renewed.status === 200) {
    expectStatus('the renewed session', await whoAmI(origin, visitor), 200);
    const eleventh = await comment(origin, visitor, feedbackId);
    if (isOver(minuteMs)) expectStatus('a comment of another minute', eleventh, 201);
    else if (performance.now() < limitEndsAt) expectStatus('the comment over the limit', eleventh, 429);
    const isRefused = (await checkSite(origin, visitor)).status === 429;
    if (isRefused === isOver(dayMs)) surprises.push(`${name}: a check over the limit of a day: ${isRefused}`);
  }
  const isNextWeek = movesDatabase && wrongByMs >= weekMs;
  expectStatus('another refresh', await site.refreshCompetitor(), isNextWeek ? 200 : 429);
  expectStatus('a check of the ranks', await site.checkRanks(), 200);
  return surprises;
}

const bearer = ({ access }: Visitor) => ({ authorization: `Bearer ${access}` });

export const whoAmI = (origin: string, visitor: Visitor) =>
  send(origin, 'GET', '/api/test', { headers: bearer(visitor) });

const comment = (origin: string, visitor: Visitor, feedbackId: string) =>
  send(origin, 'POST', `/api/feedback/${feedbackId}/comments`, {
    body: { content: `Tick ${crypto.randomUUID()}` },
    headers: bearer(visitor),
  });

const checkSite = (origin: string, visitor: Visitor) =>
  send(origin, 'POST', '/api/seo/domains/validate', {
    body: { domain: 'no-such-site.test' },
    headers: bearer(visitor),
  });

const renew = (origin: string, { refresh }: Visitor) =>
  send(origin, 'POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: refresh } });

const readTokens = ({ body }: Answer): Visitor => ({
  access: String(body.access_token),
  refresh: String(body.refresh_token),
});

export async function openSession(origin: string, email: string): Promise<Visitor> {
  const token = await askForCode(origin, email);
  const answer = await send(origin, 'POST', '/auth/v1/verify', { body: { type: 'email', email, token } });
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.text}`);
  return readTokens(answer);
}
