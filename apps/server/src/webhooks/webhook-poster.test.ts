import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestOptions, type SendRequest, settle } from './send-request.ts';
import { createWebhookPoster } from './webhook-poster.ts';

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: http.Server;
let received: Received[];
let answer: (response: ServerResponse) => void;
beforeAll(async () => {
  server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ method: request.method, url: request.url, headers: request.headers, body });
    answer(response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
  answer = (response) => response.writeHead(204).end();
});

const publicAddress = '93.184.216.34';
const message = { url: 'https://hooks.acme.com/k?team=1', headers: { 'webhook-id': 'm1' }, body: '{"é":1}' };

/** The request, sent to this file's server instead of the checked address. */
const sendHere: SendRequest = ({ url, headers, body, signal }) =>
  settle(
    http.request({
      ...requestOptions({ url, headers, body, signal }),
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
    }),
    body,
  );

function setUp({
  addresses = [publicAddress],
  timeoutMs = 5_000,
}: {
  addresses?: string[];
  timeoutMs?: number;
} = {}) {
  const dialled: string[] = [];
  const resolved: string[] = [];
  const poster = createWebhookPoster({
    resolve: async (name) => {
      resolved.push(name);
      return addresses;
    },
    send: (request) => {
      dialled.push(request.address);
      return sendHere(request);
    },
    timeoutMs,
    lookupMs: 20,
  });
  return { poster, dialled, resolved };
}

describe('a message to a webhook', () => {
  it('is one POST with our headers to the checked address', async () => {
    const { poster, dialled } = setUp();
    expect(await poster.post(message)).toEqual({ status: 204, problem: null });
    expect(dialled).toEqual([publicAddress]);
    expect(received).toEqual([
      {
        method: 'POST',
        url: '/k?team=1',
        headers: {
          host: 'hooks.acme.com',
          'webhook-id': 'm1',
          'user-agent': 'Keydence alerts',
          'content-length': '8',
          connection: 'close',
        },
        body: '{"é":1}',
      },
    ]);
  });

  it.each([200, 302, 404, 410, 500])('tells the status %s, and follows nothing', async (status) => {
    answer = (response) => response.writeHead(status, { location: 'http://127.0.0.1/' }).end('no');
    expect(await setUp().poster.post(message)).toEqual({ status, problem: null });
    expect(received).toHaveLength(1);
  });

  it('does not read an answer without an end', async () => {
    let sent = 0;
    answer = (response) => {
      response.writeHead(200);
      const write = () => {
        if (response.destroyed) return;
        sent += 65_536;
        response.write(Buffer.alloc(65_536), () => setImmediate(write));
      };
      write();
    };
    expect(await setUp().poster.post(message)).toEqual({ status: 200, problem: null });
    expect(sent).toBeLessThan(50_000_000);
  });

  it.each([
    ['never answers', () => {}],
    [
      'drips its headers',
      (response: ServerResponse) => void response.socket?.write('HTTP/1.1 200 OK\r\nx: '),
    ],
  ])('is given up when the server %s', async (_title, silence) => {
    answer = silence;
    expect(await setUp({ timeoutMs: 200 }).poster.post(message)).toEqual({
      status: null,
      problem: 'No answer came in time.',
    });
  });

  it.each([
    ['hangs up', (response: ServerResponse) => void response.destroy()],
    ['speaks something else', (response: ServerResponse) => void response.socket?.end('SSH-2.0\r\n\r\n')],
    [
      'sends too many headers',
      (response: ServerResponse) => void response.writeHead(200, { x: 'a'.repeat(20_000) }).end(),
    ],
  ])('fails when the server %s, at each of its addresses', async (_title, fault) => {
    answer = fault;
    const { poster, dialled } = setUp({ addresses: [publicAddress, '1.1.1.1'] });
    expect(await poster.post(message)).toEqual({ status: null, problem: 'The server could not be reached.' });
    expect(dialled).toEqual([publicAddress, '1.1.1.1']);
  });
});

const unreachable = 'The server could not be reached.';

describe('what is never dialled', () => {
  it.each([
    ['does not exist', async () => []],
    ['leads to an internal server', async () => ['10.0.0.7']],
    ['cannot be resolved', () => Promise.reject(new Error('SERVFAIL'))],
    ['is looked up for ever', () => new Promise<string[]>(() => {})],
  ])('a name that %s: one text, and never before the time of a look-up', async (_title, resolve) => {
    const lookupMs = 200;
    const poster = createWebhookPoster({ resolve, lookupMs });
    const from = performance.now();
    expect(await poster.post(message)).toEqual({ status: null, problem: unreachable });
    expect(performance.now() - from).toBeGreaterThanOrEqual(lookupMs - 5);
  });

  it.each([
    ['the loopback', ['127.0.0.1'], unreachable],
    ['a private address among public ones', [publicAddress, '10.0.0.7'], unreachable],
    ['a metadata service', ['169.254.169.254'], unreachable],
    ['the loopback of IPv6', ['::1'], unreachable],
    ['a mapped address', ['::ffff:127.0.0.1'], unreachable],
    ['no address', [], unreachable],
  ])('a name with %s', async (_title, addresses, problem) => {
    const { poster, dialled } = setUp({ addresses });
    expect(await poster.post(message)).toEqual({ status: null, problem });
    expect(dialled).toEqual([]);
  });

  it.each([
    'http://hooks.acme.com/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://acme.com:22/',
    'file:///etc',
  ])('%s, which is not even resolved', async (url) => {
    const { poster, dialled, resolved } = setUp();
    expect((await poster.post({ ...message, url })).problem).toMatch(/^The address is not one/);
    expect([...resolved, ...dialled]).toEqual([]);
  });
});
