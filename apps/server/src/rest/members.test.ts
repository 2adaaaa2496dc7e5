import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let companyId: string;
let domainId: string;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  ({ companyId, domainId } = await setUpDomain(edge, ada));
}, 60_000);
afterAll(() => edge.close());

const aTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

async function addMember(role: 'owner' | 'member' = 'member'): Promise<Person> {
  const person = await edge.signUp();
  const invited = await ada.call('POST', `/api/companies/${companyId}/invitations`, {
    email: person.email,
    role,
  });
  expect(invited.status).toBe(201);
  const accepted = await person.call('POST', '/api/invitations/accept', { token: tokenFor(person) });
  expect(accepted.body).toEqual({ success: true, data: { company_id: companyId } });
  return person;
}

function tokenFor({ email }: Person): string {
  const mail = edge.sentMails.findLast(({ to }) => to === email);
  return /\/invitations\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const pathOf = ({ userId }: Person) => `/api/companies/${companyId}/members/${userId}`;

it('GET /api/companies/{id}/members has every documented field', async () => {
  const bob = await addMember();
  const { status, body } = await bob.call('GET', `/api/companies/${companyId}/members`);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: expect.arrayContaining([
      {
        user_id: ada.userId,
        full_name: null,
        email: ada.email,
        profile_picture_url: null,
        role: 'owner',
        is_you: false,
        joined_at: aTime,
      },
    ]),
  });
});

it('PATCH and DELETE /api/companies/{id}/members/{userId} change a role and remove', async () => {
  const bob = await addMember();
  const promoted = await ada.call('PATCH', pathOf(bob), { role: 'owner' });
  expect(promoted.status).toBe(200);
  expect(promoted.body.data).toContainEqual(expect.objectContaining({ user_id: bob.userId, role: 'owner' }));
  const removed = await ada.call('DELETE', pathOf(bob));
  expect([removed.status, removed.text]).toEqual([204, '']);
});

it('members read, but only owners manage', async () => {
  const bob = await addMember();
  const carol = await addMember();
  const answers = [
    await bob.call('PATCH', pathOf(carol), { role: 'owner' }),
    await bob.call('DELETE', pathOf(carol)),
    await bob.call('POST', `/api/companies/${companyId}/invitations`, { email: 'eve@people.example' }),
  ];
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([
      403,
      {
        success: false,
        code: 'forbidden',
        message: 'Only owners can manage members. Ask an owner of this workspace.',
      },
    ]);
  }
  const deletion = await bob.call('DELETE', `/api/companies/${companyId}`);
  expect([deletion.status, deletion.body.code]).toEqual([403, 'forbidden']);
});

it('the last owner stays', async () => {
  const { status, body } = await ada.call('DELETE', pathOf(ada));
  expect([status, body]).toEqual([
    409,
    {
      success: false,
      code: 'conflict',
      message: 'A workspace needs an owner. Make another member an owner first.',
    },
  ]);
});

it('PATCH refuses a role that there is not', async () => {
  const bob = await addMember();
  const { status, body } = await ada.call('PATCH', pathOf(bob), { role: 'king' });
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ path: 'role' }]);
});

it('shows no difference between a foreign, an unknown and a malformed person', async () => {
  const stranger = await edge.signUp();
  const ids = [stranger.userId, unknownId, ...malformedIds];
  const path = (id: string) => `/api/companies/${companyId}/members/${id}`;
  expectIndistinguishable(await Promise.all(ids.map((id) => ada.call('DELETE', path(id)))));
  expectIndistinguishable(
    await Promise.all(ids.map((id) => ada.call('PATCH', path(id), { role: 'member' }))),
  );
});

it('a removed member immediately gets 404 on every path', async () => {
  const bob = await addMember();
  const keywords = await bob.call('GET', `/api/seo/keywords?domain_id=${domainId}`);
  const keywordId = (keywords.body.data as { id: string }[])[0]?.id ?? '';
  const etag = keywords.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const competitors = await bob.call('GET', `/api/seo/competitors?domain_id=${domainId}`);
  const competitorId = (competitors.body.data as { id: string }[])[0]?.id ?? '';
  const plan = await bob.call('GET', `/api/seo/content-plan?domain_id=${domainId}`);
  const itemId = (plan.body.data as { id: string }[])[0]?.id ?? '';
  expect([keywordId, competitorId, itemId]).not.toContain('');

  await ada.call('DELETE', pathOf(bob));
  const conditional = await edge.request(`/api/seo/keywords?domain_id=${domainId}`, {
    headers: { authorization: `Bearer ${bob.userId}`, 'if-none-match': etag },
  });
  expect(conditional.status).toBe(404);
  const document = (await edge.request('/api/openapi.json')).body as {
    paths: Record<string, Record<string, { security?: object[] }>>;
  };
  const body = {
    company_id: companyId,
    domain_id: domainId,
    name: 'Mine',
    domain_url: 'mine.com',
    location_code: 2840,
    language_code: 'en',
    email: 'eve@people.example',
    role: 'member',
    keyword_text: 'tea',
    keywords: ['tea'],
    keyword_ids: [keywordId],
    competitor_domain: 'contender.com',
    display_name: 'Mine',
    keyword: 'tea',
    status: 'writing',
    acceptance_id: itemId,
    token: 'x'.repeat(43),
    time_zone: 'UTC',
    hour: 7,
    is_paused: false,
    kind: 'lost',
    property: 'sc-domain:acme.com',
    url: 'https://hooks.example/',
    is_active: true,
    members_may_share: true,
    brand_names: null,
    intent_type: 'commercial',
    vote: 'ours',
    topic_id: '1',
    absorbed_ids: ['2'],
    is_pinned: true,
    is_hidden: true,
    move_ids: [itemId],
    finding_ids: ['no_title-1-0'],
    reason: 'not_now',
    hours: 12,
    changed_on: '2026-11-20',
    text: 'Redesign',
    ids: ['crawl-1'],
    kinds: ['crawl'],
    seen: '0',
  };
  const query = `domain_id=${domainId}&company_id=${companyId}&keyword_ids=${keywordId}`;
  const ofNobody =
    /^\/api\/(test|users|locations|feedback|companies$|seo\/(sample-domains|domains\/validate|google))/;
  const asked = Object.entries(document.paths)
    .filter(([path]) => !ofNobody.test(path))
    .flatMap(([path, item]) =>
      Object.entries(item)
        // Operations without sign-in are marked.
        .filter(([, operation]) => !operation.security)
        .map(([method]) => [method.toUpperCase(), path] as const),
    );
  expect(asked.length).toBeGreaterThan(35);
  for (const [method, path] of asked) {
    const target = path
      .replace(/(?<=keywords\/)\{id\}/, keywordId)
      .replace(/(?<=competitors\/)\{id\}/, competitorId)
      .replace(/(?<=content-plan\/)\{id\}/, itemId)
      .replace(/(?<=domains\/)\{id\}/, domainId)
      .replace(/(?<=companies\/)\{id\}|\{companyId\}/, companyId)
      .replace(/(?<=(topics|corrections)\/)\{id\}/, '1')
      .replace(/(?<=moves\/)\{id\}/, itemId)
      .replace('{table}', 'page')
      .replace('{userId}', ada.userId)
      .replace('{invitationId}', companyId);
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const answer = await bob.call(
      method,
      hasBody ? target : `${target}?${query}`,
      hasBody ? { ...body, ...(path === '/api/seo/briefs/{id}' ? { kind: 'guide' } : {}) } : undefined,
    );
    expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 404, 'not_found']);
  }
});
