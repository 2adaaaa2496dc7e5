import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { namesOf } from '../../testing/names-of.ts';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { storeTopics } from '../../testing/store-topics.ts';

const path = '/api/seo/topics';

let edge: TestEdge;
let ada: Person;
let domainId: string;
let topicId: string;
let otherId: string;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  ({ domainId } = await setUpDomain(edge, ada));
  await storeTopics(edge.services, domainId);
  const { body } = await list('&sort_by=keywords');
  [topicId, otherId] = (body.data as { id: string }[]).map(({ id }) => id) as [string, string];
}, 60_000);
afterAll(() => edge.close());

const list = (query = '') => ada.call('GET', `${path}?domain_id=${domainId}${query}`);
const read = (id: string) => ada.call('GET', `${path}/${id}?domain_id=${domainId}`);
const correct = (rest: string, body: object) =>
  ada.call('POST', `${path}/${rest}`, { domain_id: domainId, ...body });
const keywordsOf = async (id: string) => {
  const { body } = await ada.call('GET', `/api/seo/keywords?domain_id=${domainId}&topic_id=${id}&limit=100`);
  return (body.data as { id: string }[]).map((keyword) => keyword.id);
};
const undo = async (correctionId: unknown) =>
  expect((await correct(`corrections/${correctionId}/undo`, {})).status).toBe(200);
const correctionOf = ({ body }: { body: Record<string, unknown> }) =>
  (body.data as { correction_id: string }).correction_id;

it('lists topics with every documented name, and no other', async () => {
  const { status, body, headers } = await list('&limit=1');
  expect(status).toBe(200);
  expect(headers.get('link')).toContain('rel="next"');
  expect(headers.get('etag')).toMatch(/^"/);
  expect(namesOf(body)).toEqual([
    ': alone_count data data_source hidden_count left_out not_grouped_count pagination run success waiting_count',
    'data[].main_keyword: id keyword_text',
    'data[]: basis demand difficulty gain gap_count given_name id impressions is_hidden is_pinned keyword_count leader main_keyword name page_count page_group_count page_state pages relevance relevance_class relevance_evidence top_ten_count updated_at visibility',
    'pagination: limit page pages total',
    'run: created_at finished_at kind message progress run started_at state step',
  ]);
});

it('takes every filter', async () => {
  const query =
    '&search=cold&relevance=unknown&relevant_only=true&page_state=none&pinned_only=false&hidden=false&sort_by=demand&sort_order=asc';
  const { status, body } = await list(query);
  expect(status).toBe(200);
  expect(body.data).toMatchObject([{ name: 'cold brew' }]);
  expect((await list('&pinned_only=true')).body.data).toEqual([]);
});

it.each(['limit=101', 'page=0', 'relevance=high', 'page_state=two', 'hidden=perhaps', 'sort_by=name'])(
  '%s is 400',
  async (query) => {
    const { status, body } = await list(`&${query}`);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  },
);

it('reads a topic with its page groups', async () => {
  const { status, body } = await read(topicId);
  expect(status).toBe(200);
  const { page_groups: groups, ...topic } = body.data as { page_groups: object[] };
  expect(topic).toMatchObject({ id: topicId, name: 'espresso', keyword_count: 3 });
  expect(groups).toMatchObject([{ keyword_count: 3, main_keyword: { id: expect.any(String) } }]);
  expect(namesOf(groups)).toContain(
    '[].keywords[]: gain id intent_type keyword_text rank_group ranking_url relevance relevance_class relevance_evidence search_volume',
  );
});

it('moves, merges and splits keywords, each undone by its correction', async () => {
  const [first = '', ...others] = await keywordsOf(topicId);
  const moved = await correct('move-keywords', { keyword_ids: [first], topic_id: otherId });
  expect([moved.status, moved.body.data]).toMatchObject([
    200,
    { topic_ids: expect.arrayContaining([otherId]) },
  ]);
  expect(await keywordsOf(otherId)).toContain(first);
  await undo(correctionOf(moved));
  expect(await keywordsOf(topicId)).toContain(first);

  const split = await correct(`${topicId}/split`, { keyword_ids: [first], name: 'Crema' });
  const [newId = ''] = (split.body.data as { topic_ids: string[] }).topic_ids;
  expect((await read(newId)).body.data).toMatchObject({ name: 'Crema', keyword_count: 1 });
  await undo(correctionOf(split));

  const merged = await correct(`${topicId}/merge`, { absorbed_ids: [otherId] });
  expect((await read(otherId)).body.data).toMatchObject({ id: topicId, keyword_count: 5 });
  await undo(correctionOf(merged));
  expect(await keywordsOf(topicId)).toEqual(expect.arrayContaining([first, ...others]));
  expect((await read(otherId)).body.data).toMatchObject({ id: otherId });
});

it('renames, pins, hides and votes, and lists the corrections', async () => {
  const renamed = await correct(`${topicId}/rename`, { name: '  Espresso   bar ' });
  expect((await read(topicId)).body.data).toMatchObject({ name: 'Espresso bar', given_name: 'Espresso bar' });
  const cleared = await correct(`${topicId}/rename`, { name: null });
  const refused = await correct(`corrections/${correctionOf(renamed)}/undo`, {});
  expect(refused.status).toBe(409);
  await undo(correctionOf(cleared));
  await undo(correctionOf(renamed));
  expect((await correct(`corrections/${correctionOf(renamed)}/undo`, {})).status).toBe(404);
  expect((await correct(`${topicId}/pin`, { is_pinned: true })).status).toBe(200);
  expect((await list('&pinned_only=true')).body.data).toMatchObject([{ id: topicId }]);
  const hidden = await correct(`${topicId}/hide`, { is_hidden: true });
  expect((await list('&hidden=true')).body.data).toMatchObject([{ id: topicId }]);
  await undo(correctionOf(hidden));
  expect((await correct(`${topicId}/vote`, { vote: 'not_ours' })).status).toBe(200);
  const { body } = await ada.call(
    'GET',
    `${path}/corrections?domain_id=${domainId}&topic_id=${topicId}&limit=2`,
  );
  expect(body.data).toMatchObject([
    { kind: 'vote', vote: 'not_ours', topic_id: topicId, undone_at: null },
    { kind: 'hide', is_set: true, undone_at: expect.any(String) },
  ]);
  expect(namesOf(body)).toEqual([
    ': data pagination success',
    'data[]: id intent_type is_set keyword_count keywords kind made_at made_by name topic_id topic_name undone_at vote',
    'pagination: limit page pages total',
  ]);
});

it('sets intents and votes on keywords, which ends the tag of the keyword list', async () => {
  const [id = ''] = await keywordsOf(otherId);
  const keywords = `/api/seo/keywords?domain_id=${domainId}&topic_id=${otherId}`;
  const before = (await ada.call('GET', keywords)).headers.get('etag');
  const body = { domain_id: domainId, keyword_ids: [id] };
  const set = await ada.call('POST', '/api/seo/keywords/set-intent', {
    ...body,
    intent_type: 'navigational',
  });
  expect(set.status).toBe(200);
  const vote = await ada.call('POST', '/api/seo/keywords/vote-relevance', { ...body, vote: 'ours' });
  expect(vote.status).toBe(200);
  const after = await ada.call('GET', keywords);
  expect(after.headers.get('etag')).not.toBe(before);
  expect((after.body.data as { id: string }[]).find((keyword) => keyword.id === id)).toMatchObject({
    intent_type: 'navigational',
    intent_source: 'person',
    relevance_class: 'listed',
    topic: { id: otherId, name: 'cold brew' },
    topic_state: 'grouped',
  });
});

it('starts a run, joins it and cancels it', async () => {
  const started = await correct('rebuild', {});
  expect(started.body.data).toMatchObject({ run: { kind: 'full', state: 'queued' }, topic_count: 2 });
  expect((await correct('rebuild', {})).body.data).toEqual(started.body.data);
  const status = await ada.call('GET', `${path}/status?domain_id=${domainId}`);
  expect(status.body.data).toEqual(started.body.data);
  expect((await correct('cancel', {})).body.data).toMatchObject({ run: { state: 'cancelled' } });
});

it('does a correction with an Idempotency-Key once', async () => {
  const send = () =>
    edge.request(`${path}/${otherId}/rename`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${ada.userId}`,
        'content-type': 'application/json',
        'idempotency-key': 'rename-once',
      },
      body: JSON.stringify({ domain_id: domainId, name: 'Iced' }),
    });
  const [first, again] = [await send(), await send()];
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
});

it('shows no difference between a foreign, an unknown and a malformed id', async () => {
  const stranger = await edge.signUp();
  const ids = [domainId, unknownId, ...malformedIds];
  expectIndistinguishable(
    await Promise.all(ids.map((id) => stranger.call('GET', `${path}?domain_id=${id}`))),
  );
  expectIndistinguishable([await read(unknownId), await read('4294967999'), await read('x')]);
});

it('is 425 while the domain is set up', async () => {
  const bob = await edge.signUp();
  const { body } = await bob.call('POST', '/api/companies', { name: 'B', domain_url: 'brewlane.example' });
  const company = body.data as { domains: { id: string }[] };
  const answer = await bob.call('GET', `${path}?domain_id=${company.domains[0]?.id}`);
  expect(answer.status).toBe(425);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
});
