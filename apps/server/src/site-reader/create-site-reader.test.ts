import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { embeddedAddresses } from '../../testing/embedded-hosts.ts';
import { listHostileAddresses } from '../../testing/hostile-addresses.ts';
import { rebindingNames } from '../../testing/hostile-hosts.ts';
import { createSiteReader } from './create-site-reader.ts';
import { publicSites, type SiteNetwork } from './site-network.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const answers = new Map<string, Answer>();
const seen: IncomingMessage[] = [];
const sockets = new Set<Socket>();
const server = createServer((request, response) => {
  seen.push(request);
  const answer = answers.get(request.url ?? '');
  if (answer) answer(request, response);
  else response.writeHead(404).end();
});
server.on('connection', (socket) => sockets.add(socket));

let local: SiteNetwork;
const aboutUrl = 'https://keydence.com/bot';
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  local = {
    mayResolve: () => true,
    resolve: async () => ['127.0.0.1'],
    readTexts: async () => [],
    mayDial: () => true,
    ports: { http: (server.address() as AddressInfo).port, https: 1 },
  };
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((closed) => server.close(closed));
});

const html = { 'content-type': 'text/html' };
const read = (path: string, more: Partial<Parameters<typeof createSiteReader>[0]> = {}) => {
  const reader = createSiteReader({ aboutUrl, network: local, ...more });
  return reader.request({ address: `http://shop.com${path}`, kind: 'page' }).finally(() => reader.close());
};
const textOf = (reply: Awaited<ReturnType<typeof read>>) =>
  reply.failure === null ? Buffer.from(reply.body).toString() : reply.failure;

describe('a public network', () => {
  const hostile = listHostileAddresses();

  it('has at least 300 kinds of hostile addresses', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(300);
  });

  it.each(embeddedAddresses)('is not entered where a name leads to %s', async (address) => {
    const connect = vi.spyOn(Socket.prototype, 'connect');
    const reader = createSiteReader({
      aboutUrl,
      network: { ...publicSites, resolve: async () => ['93.184.216.34', address] },
    });
    expect(await reader.request({ address: 'http://shop.com/', kind: 'page' })).toMatchObject({
      failure: 'refused',
    });
    reader.close();
    expect(connect).not.toHaveBeenCalled();
    connect.mockRestore();
  });

  it('is not left where a name leads elsewhere after the check', async () => {
    answers.set('/', (_request, response) => response.writeHead(200, html).end('<p>Checked'));
    const asked: string[] = [];
    const reader = createSiteReader({
      aboutUrl,
      network: {
        ...local,
        resolve: async (name) => {
          asked.push(name);
          return asked.length === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
        },
        mayDial: (address) => address === '127.0.0.1',
      },
    });
    const first = await reader.request({ address: 'http://shop.com/', kind: 'page' });
    const second = await reader.request({ address: 'http://shop.com/', kind: 'page' });
    reader.close();
    expect([textOf(first), textOf(second)]).toEqual(['<p>Checked', 'refused']);
    expect(asked).toEqual(['shop.com', 'shop.com']);
  });

  it.each(hostile)('is never left for %s', async (address) => {
    const connect = vi.spyOn(Socket.prototype, 'connect');
    const reader = createSiteReader({
      aboutUrl,
      network: { ...publicSites, resolve: async (name) => rebindingNames[name] ?? [] },
    });
    const { failure } = await reader.request({ address, kind: 'page' });
    reader.close();
    expect(['refused', 'unknown_name']).toContain(failure);
    expect(connect).not.toHaveBeenCalled();
    connect.mockRestore();
  });
});

describe('createSiteReader', () => {
  it('names the crawler and the host, and keeps the connection', async () => {
    answers.set('/', (_request, response) => response.writeHead(200, html).end('<p>Hello'));
    const before = sockets.size;
    const reader = createSiteReader({ aboutUrl, network: local });
    for (let turn = 0; turn < 3; turn += 1) {
      const reply = await reader.request({ address: 'http://shop.com/', kind: 'page' });
      expect(textOf(reply)).toBe('<p>Hello');
    }
    reader.close();
    expect(sockets.size - before).toBe(1);
    expect(seen.at(-1)?.headers).toMatchObject({
      host: 'shop.com',
      'user-agent': 'Mozilla/5.0 (compatible; KeydenceBot/1.0; +https://keydence.com/bot)',
    });
  });

  it('follows nothing', async () => {
    answers.set('/old', (_request, response) => response.writeHead(301, { location: '/new?x=1' }).end());
    expect(await read('/old')).toMatchObject({ status: 301, location: 'http://shop.com/new?x=1' });
    expect(seen.at(-1)?.url).toBe('/old');
  });

  it('sends what it knows of the answer before', async () => {
    answers.set('/same', (request, response) =>
      response.writeHead(request.headers['if-none-match'] === 'W/"a"' ? 304 : 200).end(),
    );
    const reader = createSiteReader({ aboutUrl, network: local });
    const reply = await reader.request({ address: 'http://shop.com/same', kind: 'page', etag: 'W/"a"' });
    reader.close();
    expect(reply).toMatchObject({ status: 304 });
  });

  it.each([
    ['gzip', gzipSync('<p>Hi')],
    ['br', brotliCompressSync('<p>Hi')],
    ['gzip, gzip', gzipSync(gzipSync('<p>Hi'))],
  ])('unpacks %s', async (encoding, body) => {
    answers.set('/packed', (_request, response) =>
      response.writeHead(200, { ...html, 'content-encoding': encoding }).end(body),
    );
    expect(textOf(await read('/packed'))).toBe('<p>Hi');
  });

  it('stops at the limit of decoded bytes and says so', async () => {
    answers.set('/long', (_request, response) =>
      response
        .writeHead(200, { ...html, 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(300_000, 'x'))),
    );
    const small = { wireBytes: 100_000, decodedBytes: 1_000, wholeMs: 5_000 };
    const reply = await read('/long', {
      limits: { page: small, robots: small, sitemap: small, proof: small },
    });
    expect(reply).toMatchObject({ isCut: true });
    expect(textOf(reply)).toHaveLength(1_000);
  });

  it('gives a bomb up', async () => {
    answers.set('/bomb', (_request, response) =>
      response
        .writeHead(200, { ...html, 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(20 * 1024 * 1024))),
    );
    expect(await read('/bomb')).toMatchObject({ failure: 'bomb' });
  });

  it.each([
    ['a head that never comes', (_request: IncomingMessage, _response: ServerResponse) => {}],
    [
      'a body that stops',
      (_request: IncomingMessage, response: ServerResponse) =>
        void response.writeHead(200, html).write('<p>'),
    ],
  ])('does not wait for %s', async (_name, answer) => {
    answers.set('/slow', answer);
    const waits = { lookupMs: 1_000, firstByteMs: 100, silenceMs: 100 };
    expect(await read('/slow', { waits })).toMatchObject({ failure: 'late' });
  });

  it('reads no body of another type', async () => {
    answers.set('/film', (_request, response) => {
      response.writeHead(200, { 'content-type': 'video/mp4' });
      response.write(Buffer.alloc(10_000));
    });
    const reply = await read('/film');
    expect(reply).toMatchObject({ failure: null, status: 200, isCut: false });
    expect(textOf(reply)).toBe('');
  });

  it.each([
    ['a reset', (_request: IncomingMessage, response: ServerResponse) => void response.destroy()],
    [
      'a head of a megabyte',
      (_request: IncomingMessage, response: ServerResponse) =>
        void response.writeHead(200, { 'x-long': 'x'.repeat(1_000_000) }).end(),
    ],
  ])('says that a server with %s could not be read', async (_name, answer) => {
    answers.set('/broken', answer);
    expect(await read('/broken')).toMatchObject({ failure: 'unreachable' });
  });
});
