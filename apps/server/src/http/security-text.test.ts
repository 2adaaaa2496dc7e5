import { expect, it } from 'vitest';
import { startEdge } from '../../testing/start-edge.ts';

const path = '/.well-known/security.txt';

it('names the support address, and always expires in the future', async () => {
  let now = new Date('2026-11-21T12:00:00Z');
  const edge = await startEdge(
    { now: () => now },
    { siteSettings: { SUPPORT_EMAIL: 'help@operator.example', INQUIRIES_EMAIL: 'hello@operator.example' } },
  );
  const read = async () => (await edge.request(path)).text.split('\n');
  expect(await read()).toEqual([
    'Contact: mailto:help@operator.example',
    'Expires: 2027-05-20T12:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: http://localhost:3000/.well-known/security.txt',
    '',
  ]);
  expect((await edge.request(path)).headers.get('content-type')).toBe('text/plain; charset=UTF-8');
  now = new Date('2029-01-01T00:00:00Z');
  expect((await read())[1]).toBe('Expires: 2029-06-30T00:00:00.000Z');
  await edge.close();
});

it('falls back to the inquiry address, and is 404 without both', async () => {
  const inquiries = await startEdge({}, { siteSettings: { INQUIRIES_EMAIL: 'hello@operator.example' } });
  expect((await inquiries.request(path)).text).toContain('Contact: mailto:hello@operator.example\n');
  await inquiries.close();
  const none = await startEdge();
  expect((await none.request(path)).status).toBe(404);
  await none.close();
});
