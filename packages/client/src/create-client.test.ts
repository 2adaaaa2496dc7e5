import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from './create-client.ts';
import { dataOf } from './data-of.ts';
import type { KeydenceError } from './keydence-error.ts';
import { rowsOf } from './rows-of.ts';

interface Scripted {
  status: number;
  headers?: Record<string, string>;
  body?: object;
}
interface Asked {
  method: string | undefined;
  path: string | undefined;
  authorization: string | undefined;
  key: string | undefined;
  body: string;
}

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/**
 * A server with scripted responses, one per request; `null` closes the connection. The client's
 * waits take no time.
 */
async function start(
  answers: (Scripted | null)[],
  token: Parameters<typeof createClient>[0]['token'] = 'kd_x',
) {
  const asked: Asked[] = [];
  const waits: number[] = [];
  server = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    const key = headers['idempotency-key'] as string | undefined;
    asked.push({ method, path, authorization: headers.authorization, key, body: await readAll(request) });
    const answer = answers.shift();
    if (!answer) return request.socket.destroy();
    const body = answer.body && JSON.stringify(answer.body);
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    return response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createClient({ url: `${url}/`, token, pause: async (ms) => void waits.push(ms) });
  return { client, asked, waits, url };
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

const failure = (code: string) => ({ success: false, message: 'No.', code, request_id: 'order-4711' });
const refusal = (status: number, code: string, retryAfter?: number): Scripted => ({
  status,
  ...(retryAfter && { headers: { 'retry-after': String(retryAfter) } }),
  body: failure(code),
});
const created = { status: 201, body: { success: true, data: { id: 'w' } } };
const list = { status: 200, body: { success: true, data: [] } };
const body = { name: 'Brew' };

describe('a request', () => {
  it('sends the token, which is requested each time', async () => {
    const tokens = ['t1', 't2'];
    const { client, asked } = await start([list, list], async () => tokens.shift() ?? '');
    await dataOf(client.GET('/api/companies'));
    await dataOf(client.GET('/api/companies'));
    expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer t1', 'Bearer t2']);
    expect(asked[0]).toMatchObject({ method: 'GET', path: '/api/companies', key: undefined });
  });

  it.each([
    [429, 'rate_limited', 7],
    [503, 'unavailable', 2],
    [425, 'domain_setup_in_progress', 5],
    [409, 'idempotency_key_in_use', 1],
  ])('waits after %i %s, then repeats the same request', async (status, code, seconds) => {
    const { client, asked, waits } = await start([refusal(status, code, seconds), created]);
    const { data } = await dataOf(client.POST('/api/companies', { body }));
    expect(data.id).toBe('w');
    expect(waits).toEqual([seconds * 1_000]);
    expect(asked[0]).toEqual(asked[1]);
    expect(asked[1]).toMatchObject({ body: '{"name":"Brew"}', key: expect.stringMatching(/^[\w-]{36}$/) });
  });

  it('keeps the idempotency key of the caller', async () => {
    const { client, asked } = await start([created]);
    await dataOf(client.POST('/api/companies', { body, params: { header: { 'Idempotency-Key': 'mine' } } }));
    expect(asked[0]?.key).toBe('mine');
  });

  it('retries a request without a response, with longer waits', async () => {
    const { client, asked, waits } = await start([null, null, created]);
    await dataOf(client.POST('/api/companies', { body }));
    expect([asked.length, waits]).toEqual([3, [1_000, 2_000]]);
  });

  it('gives up after the last retry', async () => {
    const { client, asked } = await start(Array.from({ length: 9 }, () => refusal(503, 'unavailable', 1)));
    const call = dataOf(client.POST('/api/companies', { body }));
    await expect(call).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    expect(asked).toHaveLength(6);
  });

  it('names the server in the error if no response ever arrives', async () => {
    const { client, asked, url } = await start([]);
    await expect(client.GET('/api/companies')).rejects.toThrow(
      `${url} does not answer. Check the address, and that Keydence runs there.`,
    );
    expect(asked).toHaveLength(6);
  });

  it('does not wait for days, nor retry permanent errors', async () => {
    const days = 3 * 24 * 60 * 60;
    const { client, waits } = await start([
      refusal(429, 'weekly_refresh_limit', days),
      refusal(409, 'conflict'),
    ]);
    await expect(dataOf(client.POST('/api/companies', { body }))).rejects.toMatchObject({ status: 429 });
    await expect(dataOf(client.POST('/api/companies', { body }))).rejects.toMatchObject({ code: 'conflict' });
    expect(waits).toEqual([]);
  });
});

describe('a refusal', () => {
  it('throws an error with the server’s full response', async () => {
    const errors = [{ path: 'name', message: 'Name is required' }];
    const { client } = await start([{ status: 400, body: { ...failure('validation_failed'), errors } }]);
    const call = dataOf(client.POST('/api/companies', { body: { name: '' } }));
    const error = await call.catch((thrown: KeydenceError) => thrown);
    expect(error).toMatchObject({
      name: 'KeydenceError',
      message: 'No.',
      status: 400,
      code: 'validation_failed',
      requestId: 'order-4711',
      errors,
    });
  });

  it('throws an error for a response of an intermediary', async () => {
    const { client } = await start([{ status: 404, headers: { 'content-type': 'text/html' } }]);
    await expect(dataOf(client.GET('/api/companies'))).rejects.toMatchObject({
      message: 'The server answered 404.',
      code: null,
    });
  });
});

it('reads rows page by page, on demand', async () => {
  const page = (data: object[]) => ({ status: 200, body: { success: true, data, pagination: { pages: 3 } } });
  const { client, asked } = await start([page([{ id: '1' }, { id: '2' }]), page([{ id: '3' }]), page([])]);
  const rows = rowsOf((number) =>
    client.GET('/api/feedback', { params: { query: { page: number, search: 'a b' } } }),
  );
  const { value } = await rows.next();
  expect([value && 'id' in value && value.id, asked.length]).toEqual(['1', 1]);
  const rest: string[] = [];
  for await (const { id } of rows) rest.push(id);
  expect(rest).toEqual(['2', '3']);
  expect(asked.map(({ path }) => path)).toEqual(
    [1, 2, 3].map((number) => `/api/feedback?page=${number}&search=a%20b`),
  );
});
