import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds } from '../testing/expect-hidden.ts';
import { setUpDomain } from '../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let domainId: string;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  ({ domainId } = await setUpDomain(edge, ada));
}, 60_000);
afterAll(() => edge.close());

async function firstKeyword(): Promise<{ id: string; keyword_text: string }> {
  const { body } = await ada.call('GET', `/api/seo/keywords?domain_id=${domainId}&limit=1`);
  const [keyword] = body.data as { id: string; keyword_text: string }[];
  if (!keyword) throw new Error('the list is empty');
  return keyword;
}

describe('DELETE /api/seo/keywords/{id}', () => {
  it('answers 204 without a body, and the list has changed', async () => {
    const { id } = await firstKeyword();
    const { status, text } = await ada.call('DELETE', `/api/seo/keywords/${id}`);
    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect((await firstKeyword()).id).not.toBe(id);
    expect((await ada.call('DELETE', `/api/seo/keywords/${id}`)).status).toBe(404);
  });

  it('shows no difference between a foreign, an unknown and a malformed id', async () => {
    const { id } = await firstKeyword();
    const bob = await edge.signUp();
    const ids = [id, '9'.repeat(18), ...malformedIds.filter((malformed) => malformed !== '%00')];
    expectIndistinguishable(
      await Promise.all(ids.map((each) => bob.call('DELETE', `/api/seo/keywords/${each}`))),
    );
    expect((await firstKeyword()).id).toBe(id);
  });
});
