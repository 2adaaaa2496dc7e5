import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let domainId: string;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  ({ domainId } = await setUpDomain(edge, ada));
});
afterAll(() => edge.close());

it.each([2 ** 31, -1, 1e21, 0.5])('a location code of %d is 400', async (location_code) => {
  const answers = await Promise.all([
    ada.call('POST', '/api/seo/keywords/refresh', { domain_id: domainId, location_code }),
    ada.call('GET', `/api/seo/keywords?domain_id=${domainId}&location_code=${location_code}`),
    ada.call('GET', `/api/seo/reports?domain_id=${domainId}&location_code=${location_code}`),
  ]);
  for (const { status, body } of answers) {
    const [first] = body.errors as { path: string }[];
    expect([status, first?.path]).toEqual([400, 'location_code']);
  }
});
