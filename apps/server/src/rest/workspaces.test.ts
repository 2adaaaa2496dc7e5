import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let bob: Person;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  bob = await edge.signUp();
});
afterAll(() => edge.close());

const anId = expect.stringMatching(/^[0-9a-f-]{36}$/);
const aTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

async function createCompany(person: Person, body: unknown): Promise<{ id: string }> {
  const answer = await person.call('POST', '/api/companies', body);
  expect(answer.status).toBe(201);
  return answer.body.data as { id: string };
}

const owned = { role: 'owner', members_may_share: false, time_zone: 'UTC' };

it('POST /api/companies makes a workspace without a domain', async () => {
  const { status, body } = await bob.call('POST', '/api/companies', { name: ' Initech ' });
  expect(status).toBe(201);
  expect(body).toEqual({
    success: true,
    data: { id: anId, name: 'Initech', icon_url: null, ...owned, domains: [], created_at: aTime },
  });
});

it('POST /api/companies validates, adds and sets up a domain that comes with it', async () => {
  const [sample] = edge.services.sampleDomains;
  const { status, body } = await ada.call('POST', '/api/companies', {
    name: 'Brew',
    domain_url: `https://${sample?.domainName}/`,
    location_name: 'United Kingdom',
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    success: true,
    data: {
      id: anId,
      name: 'Brew',
      icon_url: null,
      ...owned,
      created_at: aTime,
      domains: [
        {
          id: anId,
          domain_name: sample?.domainName,
          location_name: 'United Kingdom',
          location_code: 2826,
          language_code: 'en',
          state: 'setting_up',
          data_source: null,
          brand_names: null,
          created_at: aTime,
        },
      ],
    },
  });
  expect(edge.sentJobs).toHaveLength(1);
});

it.each([
  [{}, 400, 'validation_failed', 'name'],
  [{ name: '  ' }, 400, 'validation_failed', 'name'],
  [{ name: 'x', domain_url: 'nonsense' }, 400, 'validation_failed', 'domain_url'],
  [{ name: 'x', domain_url: '' }, 400, 'validation_failed', 'domain_url'],
  [{ name: 'x', location_name: 'Atlantis' }, 400, 'validation_failed', 'location_name'],
  [{ name: 'x', domain_url: 'unreachable.com' }, 422, 'domain_unreachable', null],
])('POST /api/companies refuses %j and makes nothing', async (input, status, code, path) => {
  const carol = await edge.signUp();
  const answer = await carol.call('POST', '/api/companies', input);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ success: false, code });
  if (path !== null) expect(answer.body.errors).toEqual([{ path, message: answer.body.message }]);
  const list = await carol.call('GET', '/api/companies');
  expect(list.body).toEqual({ success: true, data: [] });
});

it('GET /api/companies lists the caller’s workspaces only', async () => {
  const dora = await edge.signUp();
  const { id } = await createCompany(dora, { name: 'Dora' });
  const { status, body } = await dora.call('GET', '/api/companies');
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: [{ id, name: 'Dora', icon_url: null, ...owned, domains: [], created_at: aTime }],
  });
});

it('GET and PATCH /api/companies/{id} read and rename one', async () => {
  const { id } = await createCompany(ada, { name: 'Old' });
  const renamed = await ada.call('PATCH', `/api/companies/${id}`, { name: 'New', id: unknownId });
  expect(renamed.status).toBe(200);
  const read = await ada.call('GET', `/api/companies/${id}`);
  expect(read.status).toBe(200);
  expect(read.body).toEqual(renamed.body);
  expect(read.body.data).toMatchObject({ id, name: 'New' });
});

it('PUT …/time-zone sets the zone of all dates, for owners, and refuses what is no zone', async () => {
  const { id } = await createCompany(ada, { name: 'Far', time_zone: 'Pacific/Kiritimati' });
  expect((await ada.call('GET', `/api/companies/${id}`)).body.data).toMatchObject({
    time_zone: 'Pacific/Kiritimati',
  });
  const path = `/api/companies/${id}/time-zone`;
  const { status, body } = await ada.call('PUT', path, { time_zone: 'Asia/Kathmandu' });
  expect([status, body.data]).toEqual([200, expect.objectContaining({ id, time_zone: 'Asia/Kathmandu' })]);
  for (const zone of ['Mars/Olympus', '', '+05:45', 3]) {
    const refused = await ada.call('PUT', path, { time_zone: zone });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'time_zone' }] });
  }
  expect((await bob.call('PUT', path, { time_zone: 'UTC' })).status).toBe(404);
});

it('PATCH /api/companies/{id} refuses a blank name', async () => {
  const { id } = await createCompany(ada, { name: 'Named' });
  const { status, body } = await ada.call('PATCH', `/api/companies/${id}`, { name: '' });
  expect(status).toBe(400);
  expect(body.message).toBe('Company name is required');
});

it('shows no difference between a foreign, an unknown and a malformed id', async () => {
  const { id } = await createCompany(ada, { name: 'Mine' });
  const ids = [id, unknownId, ...malformedIds];
  expectIndistinguishable(await Promise.all(ids.map((one) => bob.call('GET', `/api/companies/${one}`))));
  expectIndistinguishable(
    await Promise.all(ids.map((one) => bob.call('PATCH', `/api/companies/${one}`, { name: 'Taken' }))),
  );
  const input = { domain_url: 'unreachable.com', location_code: 2840 };
  expectIndistinguishable(
    await Promise.all(ids.map((one) => bob.call('POST', `/api/companies/${one}/domains`, input))),
  );
  expect((await ada.call('GET', `/api/companies/${id}`)).body.data).toMatchObject({ name: 'Mine' });
});

it('DELETE /api/companies/{id} deletes only the caller’s workspace', async () => {
  const { id } = await createCompany(ada, { name: 'Short-lived' });
  const ids = [id, unknownId, ...malformedIds];
  expectIndistinguishable(await Promise.all(ids.map((one) => bob.call('DELETE', `/api/companies/${one}`))));
  const { status, text } = await ada.call('DELETE', `/api/companies/${id}`);
  expect([status, text]).toEqual([204, '']);
  expect((await ada.call('GET', `/api/companies/${id}`)).status).toBe(404);
});
