import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let domainId: string;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  ({ domainId } = await setUpDomain(edge, ada));
}, 60_000);
afterAll(() => edge.close());

const base = '/api/seo/content-plan';
type WireItem = Record<string, unknown> & { id: string; keyword_text: string; status: string };

const list = async (query = '') => {
  const { body } = await ada.call('GET', `${base}?domain_id=${domainId}${query}`);
  return body.data as WireItem[];
};
const first = async () => {
  const [item] = await list();
  if (!item) throw new Error('nothing is planned');
  return item;
};

const anItem = {
  id: expect.any(String),
  keyword_text: expect.any(String),
  title: expect.any(String),
  target: expect.any(String),
  status: 'research',
  search_volume: expect.any(Number),
  difficulty_score: expect.any(Number),
  intent_type: expect.any(String),
  rank_absolute: expect.toBeOneOf([null, expect.any(Number)]),
  priority: expect.stringMatching(/^(low|medium|high)$/),
  recommended_format: expect.any(String),
  target_word_count: expect.any(Number),
  estimated_traffic: expect.any(Number),
  gain: { low: expect.any(Number), mid: expect.any(Number), high: expect.any(Number) },
  gain_on: '2026-11-21',
  rank_group: expect.toBeOneOf([null, expect.any(Number)]),
  due_date: null,
  has_notes: false,
  is_suggestion: true,
  created_at: expect.stringMatching(/Z$/),
};

it('GET /api/seo/content-plan is a page with every documented field', async () => {
  const { status, body } = await ada.call('GET', `${base}?domain_id=${domainId}&limit=3&status=research`);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: [anItem, anItem, anItem],
    pagination: { page: 1, limit: 3, total: 10, pages: 4 },
    data_source: 'sample',
  });
});

it('GET /api/seo/content-plan/{id} adds outline, notes and moves', async () => {
  const item = await first();
  const { status, body } = await ada.call('GET', `${base}/${item.id}`);
  expect(status).toBe(200);
  expect(body.data).toEqual({
    ...item,
    data_source: 'sample',
    notes: '',
    moves: [],
    content_suggestion: expect.objectContaining({
      recommended_format: item.recommended_format,
      content_outline: expect.objectContaining({ meta_description: expect.any(String) }),
    }),
  });
});

it('POST /api/seo/content-plan adds and names duplicates', async () => {
  const { keyword_text } = await first();
  const { status, body } = await ada.call('POST', base, {
    domain_id: domainId,
    keywords: [' Wire  Tea ', keyword_text],
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    success: true,
    data: [{ keyword_text: 'wire tea', is_suggestion: false }],
    created: 1,
    duplicates: [keyword_text],
  });
  await ada.call('DELETE', `${base}/${(body.data as WireItem[])[0]?.id}`);
});

it('PATCH and POST …/move change what is documented and no other', async () => {
  const item = await first();
  const change = { notes: 'Ask Bo', due_date: '2026-12-01', status: 'writing', id: unknownId, list_id: 1 };
  const patched = await ada.call('PATCH', `${base}/${item.id}`, change);
  expect(patched.status).toBe(200);
  expect(patched.body.data).toMatchObject({
    ...item,
    notes: 'Ask Bo',
    has_notes: true,
    is_suggestion: false,
    due_date: '2026-12-01',
  });
  const moved = await ada.call('POST', `${base}/${item.id}/move`, { status: 'in_review' });
  expect(moved.status).toBe(200);
  expect(moved.body.data).toMatchObject({ id: item.id, status: 'in_review' });
  expect((await list('&status=in_review')).map(({ id }) => id)).toEqual([item.id]);
});

it('DELETE and POST …/restore', async () => {
  const item = await first();
  expect((await ada.call('DELETE', `${base}/${item.id}`)).status).toBe(204);
  expect((await ada.call('GET', `${base}/${item.id}`)).status).toBe(404);
  const restored = await ada.call('POST', `${base}/${item.id}/restore`, {});
  expect(restored.status).toBe(200);
  expect(restored.body.data).toEqual(item);
});

it('POST …/proposal, …/accept and …/revert plan two weeks and take them back', async () => {
  const proposal = await ada.call('POST', `${base}/proposal`, { domain_id: domainId, pages: 2 });
  expect(proposal.status).toBe(200);
  const { planned } = proposal.body.data as { planned: { keyword_text: string }[] };
  expect(proposal.body.data).toMatchObject({
    planned: expect.arrayContaining([
      {
        keyword_text: expect.any(String),
        topic: null,
        keyword_count: 1,
        covers: [],
        gain: { low: expect.any(Number), mid: expect.any(Number), high: expect.any(Number) },
        difficulty: expect.any(Number),
        effort: expect.any(Number),
        beat: 14,
        due_date: '2026-12-04',
      },
    ]),
    left_out: expect.arrayContaining([
      {
        keyword_text: expect.any(String),
        gain: { low: expect.any(Number), mid: expect.any(Number), high: expect.any(Number) },
        code: expect.any(String),
        reason: expect.any(String),
      },
    ]),
    left_out_total: expect.any(Number),
    not_relevant: 0,
  });
  const keywords = planned.map(({ keyword_text }) => keyword_text);
  const accepted = await ada.call('POST', `${base}/accept`, { domain_id: domainId, keywords });
  expect(accepted.status).toBe(200);
  expect(accepted.body.data).toMatchObject({
    items: keywords.map((keyword_text) => ({ keyword_text, due_date: expect.any(String) })),
  });
  const { acceptance_id } = accepted.body.data as { acceptance_id: string };
  const plan = { domain_id: domainId, acceptance_id };
  const reverted = await ada.call('POST', `${base}/revert`, plan);
  expect(reverted.status).toBe(200);
  expect(reverted.body.data).toEqual({ reverted: keywords.length });
  expect((await ada.call('POST', `${base}/revert`, { ...plan, acceptance_id: 'x' })).status).toBe(404);
});

it.each([
  ['PATCH', '', { title: ' ' }, 'title'],
  ['PATCH', '', { due_date: '2026-02-30' }, 'due_date'],
  ['PATCH', '', { keyword_text: '' }, 'keyword_text'],
  ['POST', '/move', { status: 'published' }, 'status'],
  ['POST', '/move', {}, 'status'],
])('%s %s with %j is 400 and names the field', async (method, end, body, path) => {
  const { id } = await first();
  const answer = await ada.call(method, `${base}/${id}${end}`, body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'validation_failed', errors: [{ path }] });
});

it('a keyword of another piece is 409', async () => {
  const [one, two] = await list();
  const answer = await ada.call('PATCH', `${base}/${one?.id}`, { keyword_text: two?.keyword_text });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ code: 'conflict' });
});

it.each([
  ['GET', '', undefined],
  ['PATCH', '', { notes: 'Mine' }],
  ['DELETE', '', undefined],
  ['POST', '/move', { status: 'writing' }],
  ['POST', '/restore', {}],
])(
  '%s %s shows no difference between a foreign, an unknown and a malformed id',
  async (method, end, body) => {
    const stranger = await edge.signUp();
    const before = await first();
    const paths = [before.id, unknownId, ...malformedIds].map((id) => `${base}/${id}${end}`);
    expectIndistinguishable(await Promise.all(paths.map((path) => stranger.call(method, path, body))));
    expect(await first()).toEqual(before);
  },
);
