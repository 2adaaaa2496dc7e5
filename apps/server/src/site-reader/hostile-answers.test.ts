import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expired, planned } from '../../testing/test-certificates.ts';
import { answerLimits } from './answer-limits.ts';
import { createSiteReader } from './create-site-reader.ts';

const html = `<title>A page</title>${'<p>Some text of it. </p>'.repeat(50)}`;
let answer: (socket: Socket) => void = () => {};
let server: Server;
let reader: ReturnType<typeof createSiteReader>;
/** Gives up after a second; the other waits longer than any machine is busy. */
let hasty: ReturnType<typeof createSiteReader>;

beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => answer(socket));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const options = {
    aboutUrl: 'https://keydence.com/bot',
    network: {
      mayResolve: () => true,
      resolve: async () => ['127.0.0.1'],
      readTexts: async () => [],
      mayDial: () => true,
      ports: { http: (server.address() as AddressInfo).port, https: 1 },
    },
  };
  reader = createSiteReader(options);
  hasty = createSiteReader({
    ...options,
    limits: { ...answerLimits, page: { ...answerLimits.page, wholeMs: 1_000 } },
    waits: { lookupMs: 5_000, firstByteMs: 500, silenceMs: 500 },
  });
});
afterAll(async () => {
  for (const each of [reader, hasty]) each.close();
  await new Promise((closed) => server.close(closed));
});

const read = (by = reader) => by.request({ address: 'http://shop.com/', kind: 'page' });

/** A whole answer with a body. */
const whole = (headers: string, body: string | Uint8Array) =>
  Buffer.concat([
    Buffer.from(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n${headers}connection: close\r\n`),
    Buffer.from(`content-length: ${Buffer.byteLength(body)}\r\n\r\n`),
    Buffer.from(body),
  ]);
const encoded = (encoding: string, body: string | Uint8Array) =>
  whole(`content-encoding: ${encoding}\r\n`, body);
const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';

describe('an encoding', () => {
  const zipped = zlib.gzipSync(html);
  it.each([
    ['gzip', encoded('gzip', zipped)],
    ['br', encoded('br', zlib.brotliCompressSync(html))],
    ['deflate with a header', encoded('deflate', zlib.deflateSync(html))],
    ['deflate without a header', encoded('deflate', zlib.deflateRawSync(html))],
    ['gzip twice', encoded('gzip, gzip', zlib.gzipSync(zipped))],
    ['a name that browsers ignore', encoded('utf-8', html)],
    ['none', encoded('none', html)],
  ])('%s is read', async (_name, bytes) => {
    answer = (socket) => socket.end(bytes);
    const reply = await read();
    expect(reply).toMatchObject({ failure: null, status: 200, isCut: false });
    expect(reply.failure === null && Buffer.from(reply.body).toString()).toBe(html);
  });

  it.each([
    ['gzip that is not', encoded('gzip', html)],
    ['br that is not', encoded('br', html)],
    ['deflate that is not', encoded('deflate', html)],
    ['zstd', encoded('zstd', Buffer.from('28b52ffd00', 'hex'))],
    ['gzip three times', encoded('gzip, gzip, gzip', zlib.gzipSync(zlib.gzipSync(zipped)))],
    ['br of 200 MB of zeros', encoded('br', squeeze(200_000_000))],
  ])('%s is called unreadable', async (_name, bytes) => {
    answer = (socket) => socket.end(bytes);
    expect(await read()).toMatchObject({ failure: 'bomb' });
  });

  it('that ends early is read in part', async () => {
    answer = (socket) => socket.end(encoded('gzip', zipped.subarray(0, zipped.length - 12)));
    expect(await read()).toMatchObject({ failure: null, isCut: true });
  });

  it('of nothing is nothing', async () => {
    answer = (socket) => socket.end(encoded('gzip', ''));
    expect(await read()).toMatchObject({ failure: null, isCut: false, body: Buffer.alloc(0) });
  });
});

function squeeze(bytes: number): Buffer {
  return zlib.brotliCompressSync(Buffer.alloc(bytes), {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 },
  });
}

/** Repeats a text until the connection ends. */
const forever = (start: string, text: string) => (socket: Socket) => {
  socket.write(start);
  const timer = setInterval(() => socket.write(text), 20);
  socket.on('close', () => clearInterval(timer));
};
const ends = (text: string | Uint8Array) => (socket: Socket) => void socket.end(text);

describe('an answer', () => {
  it.each([
    ['of HTTP/0.9', ends(html)],
    ['of another protocol', ends('SSH-2.0-OpenSSH_9.6\r\n')],
    ['of HTTP/2', ends('HTTP/2 200 OK\r\ncontent-length: 5\r\n\r\nhello')],
    [
      'that switches protocols',
      ends('HTTP/1.1 101 Switching\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\nPRI'),
    ],
    ['with a chunk of no size', ends(`${head}transfer-encoding: chunked\r\n\r\nZZZ\r\nhello\r\n`)],
    [
      'with a chunk beyond numbers',
      ends(`${head}transfer-encoding: chunked\r\n\r\n${'F'.repeat(17)}\r\nhello`),
    ],
    [
      'with a chunk extension of 2 MB',
      ends(`${head}transfer-encoding: chunked\r\n\r\n5;${'a'.repeat(2e6)}\r\nhello`),
    ],
    ['with a chunk that ends early', ends(`${head}transfer-encoding: chunked\r\n\r\n500\r\nhello`)],
    [
      'with a length and chunks',
      ends(`${head}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello`),
    ],
    ['with two lengths', ends(`${head}content-length: 5\r\ncontent-length: 7\r\n\r\nhello`)],
    ['shorter than its length', ends(`${head}content-length: 5000\r\n\r\nhello`)],
    ['of bytes without meaning', ends(Buffer.from([0, 1, 2, 254, 255]))],
    ['with 1 MB of header lines', ends(`${head}${'x-a: b\r\n'.repeat(130_000)}\r\n`)],
  ])('%s is unreachable', async (_name, respond) => {
    answer = respond;
    expect(await read()).toMatchObject({ failure: 'unreachable' });
  });

  it.each([
    ['with header lines without end', forever(head, 'x-a: b\r\n')],
    ['that only says to continue', forever('', 'HTTP/1.1 100 Continue\r\n\r\n')],
    ['that only gives hints', forever('', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n')],
    ['in single letters', forever(`${head}\r\n`, 'x')],
    ['of silence', () => {}],
  ])('%s is late', async (_name, respond) => {
    answer = respond;
    expect(await read(hasty)).toMatchObject({ failure: 'late' });
  });

  it('of 50 MB is cut', async () => {
    answer = (socket) => {
      socket.write(`${head}\r\n`);
      const piece = Buffer.alloc(1_000_000, '<p>text</p>');
      for (let count = 0; count < 50; count += 1) socket.write(piece);
      socket.end();
    };
    const reply = await read();
    expect(reply).toMatchObject({ failure: null, isCut: true });
    expect(reply.failure === null && reply.body.length).toBeLessThan(5 * 1_048_576 + 1);
  });

  it.each([
    ['of no address', 'http://[::1'],
    ['of another scheme', 'javascript:alert(1)'],
  ])('that redirects to one %s is no page', async (_name, location) => {
    answer = ends(
      `HTTP/1.1 302 Found\r\nlocation: ${location}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
    );
    expect(await read()).toMatchObject({ failure: null, status: 302 });
  });
});

it('asks once more where the server has closed a kept connection', async () => {
  let requests = 0;
  answer = (socket) => {
    requests += 1;
    // Closes on the second request of a connection, as at the end of its patience.
    if (requests === 2) socket.destroy();
    else socket.write(`${head}content-length: 5\r\n\r\nhello`);
  };
  expect(await read()).toMatchObject({ failure: null });
  await pause(50);
  expect(await read()).toMatchObject({ failure: null });
  expect(requests).toBe(3);
});

describe('a certificate', () => {
  it.each([
    ['of the name', planned, 'planned.com', { failure: null, certificateEnds: '2126-01-01T00:00:00.000Z' }],
    ['of another name', planned, 'other.com', { failure: 'certificate' }],
    ['that has ended', expired, 'expired.com', { failure: 'certificate' }],
  ])('%s decides', async (_name, certificate, name, expected) => {
    const secure = createSecureServer(certificate, (_request, response) => response.end('hello'));
    await new Promise<void>((ready) => secure.listen(0, '127.0.0.1', ready));
    const own = createSiteReader({
      aboutUrl: 'https://keydence.com/bot',
      network: {
        mayResolve: () => true,
        resolve: async () => ['127.0.0.1'],
        readTexts: async () => [],
        mayDial: () => true,
        ports: { http: 1, https: (secure.address() as AddressInfo).port },
        authorities: planned.cert,
      },
    });
    const reply = await own.request({ address: `https://${name}/`, kind: 'robots' });
    own.close();
    secure.closeAllConnections();
    await new Promise((closed) => secure.close(closed));
    expect(reply).toMatchObject(expected);
  });
});
