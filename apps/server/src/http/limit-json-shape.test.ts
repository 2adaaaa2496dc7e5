import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from './api-context.ts';
import { respondWithError } from './error-response.ts';
import { isTooComplex, limitJsonShape } from './limit-json-shape.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const app = new Hono<AppEnv>();
app.use(limitJsonShape<AppEnv>((c, error) => respondWithError(c, error)));
app.post('/', async (c) => c.text(String((await c.req.text()).length)));
const post = (body: string, headers: Record<string, string> = {}) =>
  app.request('/', { method: 'POST', body, headers: { 'content-length': String(body.length), ...headers } });

it.each([
  ['levels', `${'['.repeat(65)}${']'.repeat(65)}`],
  ['levels of objects', '{"a":'.repeat(65)],
  ['values', `[${'1,'.repeat(20_001)}1]`],
  ['values behind a text with a quotation mark', `["\\"",${'1,'.repeat(20_001)}1]`],
])('finds too many %s', (_what, text) => {
  expect(isTooComplex(encode(text))).toBe(true);
});

it.each([
  ['64 levels', `${'['.repeat(64)}${']'.repeat(64)}`],
  ['20,000 commas', `[${'1,'.repeat(20_000)}1]`],
  ['brackets and commas in a text', JSON.stringify(`${'[,\\"'.repeat(30_000)}`)],
  ['one after the other', '[],'.repeat(10_000)],
])('accepts %s', (_what, text) => {
  expect(isTooComplex(encode(text))).toBe(false);
});

it('refuses such a body before parsing, with or without Content-Length', async () => {
  const deep = '['.repeat(100_000);
  expect((await post(deep)).status).toBe(400);
  const chunked = new Request('http://localhost/', {
    method: 'POST',
    body: deep,
    headers: { 'transfer-encoding': 'chunked' },
  });
  expect((await app.fetch(chunked)).status).toBe(400);
});

it('passes every other body unchanged', async () => {
  const text = JSON.stringify('x'.repeat(200_000));
  expect(await (await post(text)).text()).toBe(String(text.length));
  expect(await (await post('[]')).text()).toBe('2');
});
