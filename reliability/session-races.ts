import type { DatabaseHandle } from '@keydence/db';
import { type Answer, askForCode, dataOf, send } from './person.ts';
import { callers, count, type Outcome, statusesOf } from './race.ts';

export interface RaceSite {
  origin: string;
  database: DatabaseHandle;
}

interface Tokens {
  email: string;
  access: string;
  refresh: string;
}

/** Opens a session as the public client does, whose refresh token the race needs. */
async function openSession({ origin }: RaceSite, email: string): Promise<Tokens> {
  const token = await askForCode(origin, email);
  const { status, body } = await send(origin, 'POST', '/auth/v1/verify', {
    body: { type: 'email', email, token },
  });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return { email, access: String(body.access_token), refresh: String(body.refresh_token) };
}

const refresh = ({ origin }: RaceSite, token: unknown) =>
  send(origin, 'POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } });

const bearer = (token: unknown) => ({ headers: { authorization: `Bearer ${token}` } });

const countSessions = ({ database: { sql } }: RaceSite, email: string) =>
  count(sql`
    select count(*)::int as n from identity.sessions s join identity.users u on u.id = s.user_id where u.email = ${email}`);

/** Tabs that wake up together hold the same refresh token. */
export async function refreshAtOnce(site: RaceSite, round: number): Promise<Outcome> {
  const session = await openSession(site, `tabs${round}@people.example`);
  const answers = await Promise.all(Array.from({ length: callers }, () => refresh(site, session.refresh)));
  const good = answers.filter(({ status }) => status === 200);
  const [first, last] = [good.at(0), good.at(-1)];
  const later = await Promise.all([first, last].map((answer) => refresh(site, answer?.body.refresh_token)));
  const works = await send(site.origin, 'GET', '/api/test', bearer(last?.body.access_token));
  const families = await countSessions(site, session.email);
  return {
    criterion: 'all get new tokens of the one session, which work and can be refreshed again',
    isMet:
      good.length === callers &&
      families === 1 &&
      works.status === 200 &&
      later.every(({ status }) => status === 200),
    statuses: statusesOf(answers),
  };
}

/** Each caller refreshes repeatedly with its latest token until it is refused. */
export async function signOutWhileRefreshing(site: RaceSite, round: number): Promise<Outcome> {
  const session = await openSession(site, `leaving${round}@people.example`);
  const given: Answer[] = [];
  const refused: Answer[] = [];
  const keepRefreshing = async () => {
    for (let token: unknown = session.refresh; ; ) {
      const answer = await refresh(site, token);
      if (answer.status !== 200) return void refused.push(answer);
      given.push(answer);
      token = answer.body.refresh_token;
    }
  };
  const refreshing = Promise.all(Array.from({ length: callers }, keepRefreshing));
  const left = await signOut(site, session);
  await refreshing;
  const last = given.slice(-5).map(({ body }) => body);
  const later = await Promise.all([
    ...last.map((body) => refresh(site, body.refresh_token)),
    ...[session.access, ...last.map((body) => body.access_token)].map((token) =>
      send(site.origin, 'GET', '/api/test', bearer(token)),
    ),
  ]);
  return {
    criterion:
      'no session is left, and no token of it is accepted, including those issued during the sign-out',
    isMet:
      left.status === 204 &&
      (await countSessions(site, session.email)) === 0 &&
      [...later, ...refused].every(({ status }) => status === 400 || status === 401),
    statuses: statusesOf([...given, ...refused]),
  };
}

/** Each caller writes repeatedly until it is refused. */
export async function signOutWhileAsking(site: RaceSite, round: number): Promise<Outcome> {
  const session = await openSession(site, `asking${round}@people.example`);
  const item = { title: `Asked ${round}`, description: 'Until the end', category: 'improvements' };
  const headers = bearer(session.access);
  const shared = await send(site.origin, 'POST', '/api/feedback', { ...headers, body: item });
  const path = `/api/feedback/${dataOf<{ id: string }>(shared).id}/comments`;
  const comment = () => send(site.origin, 'POST', path, { ...headers, body: { content: 'Still here' } });
  const answers: Answer[] = [];
  const keepAsking = async () => {
    for (;;) {
      const answer = await comment();
      answers.push(answer);
      if (answer.status !== 201) return;
    }
  };
  const asking = Promise.all(Array.from({ length: callers }, keepAsking));
  const left = await signOut(site, session);
  const after = await Promise.all([comment(), comment(), comment()]);
  await asking;
  const { sql } = site.database;
  const rows = await count(sql`
    select count(*)::int as n from feedback_comments c join feedback f on f.id = c.feedback_id
    where f.title = ${item.title}`);
  const done = answers.filter(({ status }) => status === 201).length;
  return {
    criterion: 'a row for each 201 and for nothing else; after the sign-out only 401',
    isMet:
      left.status === 204 &&
      rows === done &&
      after.every(({ status }) => status === 401) &&
      answers.every(({ status }) => status === 201 || status === 401),
    statuses: statusesOf(answers),
  };
}

const signOut = ({ origin }: RaceSite, { access }: Tokens) =>
  send(origin, 'POST', '/auth/v1/logout', { ...bearer(access), body: {} });
