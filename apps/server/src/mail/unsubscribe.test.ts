import { finishRuns } from '@keydence/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let path: string;
const adminEmails: string[] = [];

beforeAll(async () => {
  edge = await startEdge({ adminEmails });
  ada = await edge.signUp();
  const admin = await edge.signUp();
  adminEmails.push(admin.email);
  const item = { title: 'Dark mode', description: 'My eyes hurt at night.', category: 'improvements' };
  const { body } = await ada.call('POST', '/api/feedback', item);
  await admin.call('PATCH', `/api/feedback/${(body.data as { id: string }).id}`, { status: 'planned' });
  const url = edge.sentMails[0]?.unsubscribeUrl ?? '';
  expect(url).toMatch(/^http:\/\/localhost:3000\/unsubscribe\?token=[\w-]{64}$/);
  path = url.slice('http://localhost:3000'.length);
});
afterAll(() => edge.close());

const isOn = async () => {
  const [row] = await edge.services.database.sql<{ is_on: boolean }[]>`
    select is_on from feedback_notices where user_id = ${ada.userId}`;
  return row?.is_on ?? true;
};

it('a link that is opened asks, and changes nothing', async () => {
  const { status, text, headers } = await edge.request(path);
  expect(status).toBe(200);
  expect(text).toContain('Stop mails about feedback?');
  expect(text).toContain('<form method="post"><button type="submit">Unsubscribe</button></form>');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(await isOn()).toBe(true);
});

it('one POST without a session ends the mails, as the button and as a mail program send it', async () => {
  for (const body of ['', 'List-Unsubscribe=One-Click']) {
    await edge.services.database.sql`delete from feedback_notices`;
    const { status, text } = await edge.request(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(200);
    expect(text).toContain('You get no more mails about feedback');
    expect(await isOn()).toBe(false);
  }
});

it.each(['', '?token=', '?token=x', '?token=<script>'])(
  'a link that is not ours (%s) is 404',
  async (query) => {
    const { status, text } = await edge.request(`/unsubscribe${query}`, { method: 'POST' });
    expect(status).toBe(404);
    expect(text).toContain('This link does not work');
    expect(text).not.toContain('<script>');
  },
);

it('the page’s look comes from this server', async () => {
  const { status, headers } = await edge.request('/unsubscribe.css');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});

it('a link of a report mail ends the mails about that website', async () => {
  const { body } = await ada.call('POST', '/api/companies', { name: 'Brew', domain_url: 'brewlane.example' });
  const [domain] = (body.data as { domains: { id: string }[] }).domains;
  const { sql } = edge.services.database;
  const domainId = domain?.id ?? '';
  // State left by a worker that ran the schedule and has not settled it.
  await sql`insert into keyword_lists (domain_id, location_code, language_code) values (${domainId}, 2840, 'en')`;
  await sql`update tracked_domains set data_source = 'sample', list_id = (select id from keyword_lists)`;
  await sql`update domain_setups set state = 'ready', message = 'Your domain is ready.'`;
  await sql`insert into rhythm_runs (domain_id, run, state, due_at, started_at, attempt)
    values (${domainId}, 1, 'running', now(), now(), 1)`;
  expect(await finishRuns(edge.services)).toBe(1);
  const url = edge.sentMails.at(-1)?.unsubscribeUrl ?? '';
  expect(url).toMatch(/^http:\/\/localhost:3000\/unsubscribe\/reports\?token=[\w-]{86}$/);
  const reports = url.slice('http://localhost:3000'.length);
  const asked = await edge.request(reports);
  expect(asked.text).toContain('Stop the mails about this website’s reports?');
  expect(asked.headers.get('referrer-policy')).toBe('no-referrer');
  const ended = await edge.request(reports, { method: 'POST' });
  expect(ended.text).toContain('You get no more reports of this website by mail');
  expect(await sql`select user_id, is_on from report_mails`).toEqual([{ user_id: ada.userId, is_on: false }]);
  expect((await edge.request('/unsubscribe/reports?token=x', { method: 'POST' })).status).toBe(404);
});
