// The same request from many concurrent callers on a real server: one succeeds, or all get the same
// result.
import { writeInOppositeOrders } from './bulk-races.ts';
import { editInTabs } from './edit-races.ts';
import { openOwnPostgres } from './open-own-postgres.ts';
import { addReadyDomain, askForCode, dataOf, type Person, send, signIn } from './person.ts';
import { atOnce, count, type Outcome, repeat, statusesOf } from './race.ts';
import { recordRun } from './record-run.ts';
import { startIsolatedServer } from './running-server.ts';
import { refreshAtOnce, signOutWhileAsking, signOutWhileRefreshing } from './session-races.ts';
import { matchOneTag } from './tag-races.ts';

const postgres = await openOwnPostgres();
const seat = await startIsolatedServer(postgres.server.url, { environment: { LOG_LEVEL: 'error' } });
try {
  await seat.start();
  const person = await signIn(seat.origin, 'ada@people.example');
  const domainId = await addReadyDomain(person, 'Races');
  const site = { origin: seat.origin, database: postgres.database };
  recordRun('races', [
    await repeat('one workspace with its domain, asked for with one request id', (round) =>
      createWorkspace(person, round),
    ),
    await repeat('one keyword', (round) => addKeyword(person, domainId, round)),
    await repeat('one competitor', (round) => addCompetitor(person, domainId, round)),
    await repeat('one comment under one Idempotency-Key', (round) => commentOnce(person, round)),
    await repeat('one code entered concurrently', (round) => typeCode(round)),
    await repeat('one weekly refresh of a competitor', (round) => refreshCompetitor(person, domainId, round)),
    await repeat('one check of the ranks', () => checkRanks(person, domainId)),
    await repeat('two lists while rows are added', (round) => pageWhileAdding(person, domainId, round)),
    await repeat('one refresh token used concurrently', (round) => refreshAtOnce(site, round)),
    await repeat('a sign-out while the session is refreshed', (round) => signOutWhileRefreshing(site, round)),
    await repeat('a sign-out while requests are sent', (round) => signOutWhileAsking(site, round)),
    await repeat('one text that is edited in many tabs', (round) => editInTabs(person, round)),
    await repeat('two changes of what both have read, each with its tag', (round) =>
      matchOneTag(person, domainId, round),
    ),
    await repeat('many keywords that are added, and deleted, in opposite orders', (round) =>
      writeInOppositeOrders({ person, domainId }, postgres.database, round),
    ),
  ]);
} finally {
  await seat.remove();
  await postgres.remove();
}

async function createWorkspace(person: Person, round: number): Promise<Outcome> {
  const name = `Race ${round}`;
  const body = { name, domain_url: 'brewlane.example', request_id: crypto.randomUUID() };
  const answers = await atOnce(person, 'POST', '/api/companies', { body });
  const ids = new Set(
    answers.filter(({ status }) => status < 300).map((answer) => dataOf<{ id: string }>(answer).id),
  );
  const { sql } = postgres.database;
  const rows = await count(sql`
    select count(*)::int as n from workspaces w join tracked_domains d on d.workspace_id = w.id where w.name = ${name}`);
  const isEachDone = answers.every(({ status }) => status < 300);
  return {
    criterion: 'one row, one id for all',
    isMet: rows === 1 && ids.size === 1 && isEachDone,
    statuses: statusesOf(answers),
  };
}

async function addKeyword(person: Person, domainId: string, round: number): Promise<Outcome> {
  const text = `raced ${round}`;
  const body = { domain_id: domainId, keyword_text: text };
  const answers = await atOnce(person, 'POST', '/api/seo/keywords', { body });
  const { sql } = postgres.database;
  const rows = await count(sql`select count(*)::int as n from tracked_keywords where keyword_text = ${text}`);
  return {
    criterion: 'one row; the others get that it exists (201, 409, or 503 to come back)',
    isMet: rows === 1 && answers.every(({ status }) => [201, 409, 503].includes(status)),
    statuses: statusesOf(answers),
  };
}

/** A competitor of the sample world is deleted and added again by all. */
async function addCompetitor(person: Person, domainId: string, round: number): Promise<Outcome> {
  const list = await person.call('GET', `/api/seo/competitors?domain_id=${domainId}&limit=100`);
  const all = list.body.data as { id: string; domain_name: string }[];
  const { id, domain_name: name } = all[round % all.length] ?? { id: '', domain_name: '' };
  await person.call('DELETE', `/api/seo/competitors/${id}`);
  const body = { domain_id: domainId, competitor_domain: name };
  const answers = await atOnce(person, 'POST', '/api/seo/competitors', { body });
  const { sql } = postgres.database;
  const rows = await count(sql`
    select count(*)::int as n from competitors c join tracked_domains d on d.list_id = c.list_id
    where d.id = ${domainId} and c.domain_name = ${name} and c.deleted_at is null`);
  return {
    criterion: 'one row; one 201, the others 409 (or 503 to come back)',
    isMet: rows === 1 && answers.every(({ status }) => [201, 409, 503].includes(status)),
    statuses: statusesOf(answers),
  };
}

async function commentOnce(person: Person, round: number): Promise<Outcome> {
  const item = { title: `Race ${round}`, description: 'Commented concurrently', category: 'improvements' };
  const shared = await person.call('POST', '/api/feedback', { body: item });
  const path = `/api/feedback/${dataOf<{ id: string }>(shared).id}/comments`;
  const keyed = { body: { content: 'Once' }, headers: { 'Idempotency-Key': crypto.randomUUID() } };
  const answers = await atOnce(person, 'POST', path, keyed);
  const after = await person.call('POST', path, keyed);
  const comments = dataOf<unknown[]>(await person.call('GET', path));
  const done = [...answers, after].filter(({ status }) => status === 201);
  return {
    criterion: 'one comment; each 201 is the same to the byte, the others 409',
    isMet:
      comments.length === 1 &&
      after.status === 201 &&
      new Set(done.map(({ text }) => text)).size === 1 &&
      answers.every(({ status }) => status === 201 || status === 409),
    statuses: statusesOf(answers),
  };
}

async function typeCode(round: number): Promise<Outcome> {
  const email = `raced${round}@people.example`;
  const token = await askForCode(seat.origin, email);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      send(seat.origin, 'POST', '/auth/v1/verify', { body: { type: 'email', email, token } }),
    ),
  );
  const opened = answers.filter(({ status }) => status === 200).length;
  return {
    criterion: '50 concurrent correct codes open one session',
    isMet: opened === 1 && answers.every(({ status }) => status < 500),
    statuses: statusesOf(answers),
  };
}

async function refreshCompetitor(person: Person, domainId: string, round: number): Promise<Outcome> {
  const list = await person.call('GET', `/api/seo/competitors?domain_id=${domainId}&limit=100`);
  const all = (list.body.data as { id: string }[]).map(({ id }) => id);
  const id = all[round % all.length] ?? '';
  const { sql } = postgres.database;
  await sql`update competitors set refresh_taken_at = null, refresh_done_at = null where id = ${id}`;
  const answers = await atOnce(person, 'POST', `/api/seo/competitors/${id}/refresh`, { body: {} });
  const granted = answers.filter(({ status }) => status === 200).length;
  return {
    criterion: 'one is granted, or none where the source fails; the others 429',
    isMet: granted <= 1 && answers.every(({ status }) => [200, 429, 502].includes(status)),
    statuses: statusesOf(answers),
  };
}

/** A request during a running check joins it. */
async function checkRanks(person: Person, domainId: string): Promise<Outcome> {
  const { sql } = postgres.database;
  const body = { domain_id: domainId, force_refresh: true };
  const answers = await atOnce(person, 'POST', '/api/seo/keywords/refresh-rankings', { body });
  const together = await count(sql`
    select count(*)::int as n from refresh_runs a join refresh_runs b
      on b.list_id = a.list_id and b.kind = a.kind and b.run > a.run and b.started_at < a.finished_at`);
  const open = await count(sql`
    select count(*)::int as n from refresh_runs where state <> 'done'`);
  return {
    criterion: 'all are answered by a check that ended well, and no two checks of a list overlap',
    isMet: together + open === 0 && answers.every(({ status }) => status === 200),
    statuses: statusesOf(answers),
  };
}

/** Reads a list page by page while keywords are added to it: no row may come twice within one reading. */
async function pageWhileAdding(person: Person, domainId: string, round: number): Promise<Outcome> {
  let isOver = false;
  const adding = (async () => {
    for (let number = 0; !isOver; number += 1) {
      const body = { domain_id: domainId, keyword_text: `added ${round} ${number}` };
      await person.call('POST', '/api/seo/keywords', { body });
    }
  })();
  const ids: string[] = [];
  const statuses: number[] = [];
  for (let page = 1; page <= 10; page += 1) {
    const path = `/api/seo/keywords?domain_id=${domainId}&sort_by=search_volume&sort_order=desc&limit=20&page=${page}`;
    const answer = await person.call('GET', path);
    statuses.push(answer.status);
    ids.push(...(answer.body.data as { id: string }[]).map(({ id }) => id));
  }
  isOver = true;
  await adding;
  return {
    criterion: 'no row twice within ten pages, sorted by volume while rows without one come in at the end',
    isMet: new Set(ids).size === ids.length && statuses.every((status) => status === 200),
    statuses,
  };
}
