import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { limitBodyTo } from './limit-body.ts';

const app = new Hono();
app.post('/', limitBodyTo({ maxBytes: 10, refuse: (c) => c.text('too large', 413) }), async (c) =>
  c.text(await c.req.text()),
);

/** A request with a flag for whether its body was read. */
function newRequest(body: string, headers: Record<string, string>) {
  const request = new Request('http://localhost/', { method: 'POST', body, headers });
  const seen = { isTouched: false };
  const { body: stream } = request;
  const touch = () => {
    seen.isTouched = true;
    return stream;
  };
  Object.defineProperty(request, 'body', { get: touch });
  return { request, seen };
}

it('accepts a body within the limit', async () => {
  const { request } = newRequest('1234567890', { 'content-length': '10' });
  const answer = await app.fetch(request);
  expect([answer.status, await answer.text()]).toEqual([200, '1234567890']);
});

it('refuses a larger Content-Length without reading the body', async () => {
  const { request, seen } = newRequest('12345678901', { 'content-length': '11' });
  const answer = await app.fetch(request);
  expect([answer.status, seen.isTouched]).toEqual([413, false]);
});

it('measures a body without Content-Length', async () => {
  const { request, seen } = newRequest('12345678901', { 'transfer-encoding': 'chunked' });
  const answer = await app.fetch(request);
  expect([answer.status, seen.isTouched]).toEqual([413, true]);
});
