import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { storeTopics } from '../../testing/store-topics.ts';

const path = '/api/seo/topics/export';

let edge: TestEdge;
let ada: Person;
let domainId: string;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  ({ domainId } = await setUpDomain(edge, ada));
  await storeTopics(edge.services, domainId);
}, 60_000);
afterAll(() => edge.close());

const download = (query = '', person = ada, id = domainId) =>
  person.call('GET', `${path}?domain_id=${id}${query}`);
const rowsOf = (text: string) =>
  text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.slice(1).split('","').slice(0, 3));

it('has a row for each keyword, topic by topic, with the main keyword of its page group', async () => {
  const { status, headers, text } = await download('&sort_by=keywords');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="keydence-brewlane.example-topics-sample-2026-11-21.csv"',
  );
  expect(headers.get('x-total-count')).toBe('5');
  expect(text.split('\r\n')[0]).toMatch(
    /^"topic","main_keyword","keyword","search_volume_per_month","rank_group",.*"intent","intent_source","intent_reason","relevance_0_to_1"/,
  );
  const rows = rowsOf(text);
  expect(rows.map(([topic]) => topic)).toEqual([
    ...['espresso', 'espresso', 'espresso'],
    ...['cold brew', 'cold brew'],
  ]);
  const { body } = await ada.call('GET', `/api/seo/topics?domain_id=${domainId}&sort_by=keywords`);
  const topics = body.data as { name: string; main_keyword: { keyword_text: string } }[];
  const mainKeywords = new Map(topics.map((topic) => [topic.name, topic.main_keyword.keyword_text]));
  for (const [topic = '', mainKeyword] of rows) expect(mainKeyword).toBe(mainKeywords.get(topic));
  expect(new Set(rows.map(([, , keyword]) => keyword?.split('",')[0])).size).toBe(5);
});

it('takes the filters and the sort of the list', async () => {
  const one = await download('&search=cold');
  expect(rowsOf(one.text).map(([topic]) => topic)).toEqual(['cold brew', 'cold brew']);
  const reversed = await download('&sort_by=keywords&sort_order=asc');
  expect(rowsOf(reversed.text)[0]?.[0]).toBe('cold brew');
  const none = await download('&pinned_only=true');
  expect([none.headers.get('x-total-count'), rowsOf(none.text)]).toEqual(['0', []]);
});

it('is in the audit log', async () => {
  await download();
  const { sql } = edge.services.database;
  const [entry] = await sql`
    select details from audit_entries where kind = 'export.topics' order by id desc limit 1`;
  expect(entry?.details).toEqual({ rows: 5 });
});

it('is 425 while the domain is set up', async () => {
  const { body } = await ada.call('POST', '/api/companies', { name: 'New', domain_url: 'soon.com' });
  const [domain] = (body.data as { domains: { id: string }[] }).domains;
  const early = await download('', ada, domain?.id);
  expect([early.status, early.headers.get('retry-after')]).toEqual([
    425,
    expect.stringMatching(/^[1-9]\d*$/),
  ]);
});

it('shows no difference between a foreign, an unknown and a malformed id', async () => {
  const bob = await edge.signUp();
  const ids = [domainId, unknownId, ...malformedIds.filter((id) => id !== '%00')];
  expectIndistinguishable(await Promise.all(ids.map((id) => download('', bob, id))));
});

it('is 400 for an unknown sort key, and 405 for another method', async () => {
  const { status, body } = await download('&sort_by=id');
  expect([status, body.code]).toEqual([400, 'validation_failed']);
  expect((await ada.call('POST', path, {})).status).toBe(405);
});
