import { expect, it } from 'vitest';
import { createApiClient } from './api-client.ts';

it('sends no more calls in one request than the server takes', async () => {
  const sizes: number[] = [];
  const client = createApiClient({
    url: 'http://localhost/trpc',
    getAccessToken: async () => null,
    fetch: async (input) => {
      const calls = new URL(String(input)).pathname.split(',').length;
      sizes.push(calls);
      return Response.json(Array.from({ length: calls }, () => ({ result: { data: null } })));
    },
  });
  await Promise.all(Array.from({ length: 51 }, () => client.profile.get.query()));
  expect(sizes).toEqual([50, 1]);
});
