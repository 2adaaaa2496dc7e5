import { expect, it } from 'vitest';
import { withPresentNames } from './former-procedures.ts';

it('gives renamed procedures their present names', () => {
  const batch = 'http://localhost/trpc/rhythm.get,keywords.list?batch=1&input=rhythm.get';
  expect(withPresentNames(new Request(batch)).url).toBe(
    'http://localhost/trpc/schedules.get,keywords.list?batch=1&input=rhythm.get',
  );
});

it('keeps method, headers, body and signal', async () => {
  const ending = new AbortController();
  const init = {
    method: 'POST',
    body: '{"domainId":"1"}',
    headers: { cookie: 'a=b' },
    signal: ending.signal,
  };
  const request = withPresentNames(new Request('http://localhost/trpc/rhythm.run', init));
  expect([request.method, request.headers.get('cookie'), await request.text()]).toEqual([
    'POST',
    'a=b',
    init.body,
  ]);
  ending.abort();
  expect(request.signal.aborted).toBe(true);
});

it('leaves other requests as they are', () => {
  const request = new Request('http://localhost/trpc/keywords.list');
  expect(withPresentNames(request)).toBe(request);
});
