import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmbeddingEndpoint, type EmbeddingTools } from './embedding-endpoint.ts';

interface Asked {
  headers: IncomingMessage['headers'];
  url: string | undefined;
  body: { model: string; input: string[] };
}
type Behavior = (asked: Asked, response: ServerResponse, attempt: number) => unknown;

const vectorOf = (text: string) => [text.length, text.charCodeAt(0), 1];
const answer = ({ body }: Asked) => ({
  object: 'list',
  data: body.input.map((text, index) => ({ index, embedding: vectorOf(text) })),
});

let baseUrl: string;
let behavior: Behavior;
let asked: Asked[];
const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const question = { headers: request.headers, url: request.url, body: JSON.parse(text) };
  asked.push(question);
  const body = behavior(question, response, asked.length);
  if (body === undefined) return;
  response.setHeader('content-type', 'application/json');
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  asked = [];
});

const textsOf = (count: number) => Array.from({ length: count }, (_, index) => `keyword ${index}`);

async function embed(texts: readonly string[], next: Behavior, tools: Partial<EmbeddingTools> = {}) {
  behavior = next;
  const pauses: number[] = [];
  const shares: number[] = [];
  const endpoint = createEmbeddingEndpoint(
    { baseUrl, model: 'small', apiKey: 'secret' },
    { pause: async (ms) => void pauses.push(ms), now: () => 0, ...tools },
  );
  const signal = new AbortController().signal;
  const embedded = await endpoint.embed(texts, { signal, onProgress: (share) => void shares.push(share) });
  return { embedded, pauses, shares };
}

describe('an embedding endpoint', () => {
  it('gives a row for each text, asked in batches', async () => {
    const texts = textsOf(300);
    const { embedded, shares } = await embed(texts, answer);
    expect(embedded).toEqual({
      kind: 'vectors',
      width: 3,
      values: Float32Array.from(texts.flatMap(vectorOf)),
    });
    expect(asked.map(({ body }) => body.input.length)).toEqual([128, 128, 44]);
    expect(asked[0]).toMatchObject({ url: '/v1/embeddings', body: { model: 'small' } });
    expect(asked[0]?.headers.authorization).toBe('Bearer secret');
    expect(shares.at(-1)).toBe(1);
  });

  it('takes rows in another order', async () => {
    const { embedded } = await embed(['tea', 'coffee'], (question) => ({
      data: answer(question).data.toReversed(),
    }));
    expect(embedded).toMatchObject({ values: Float32Array.from(['tea', 'coffee'].flatMap(vectorOf)) });
  });

  it('asks again when the service is busy or broken, and waits as long as it says', async () => {
    const { embedded, pauses } = await embed(textsOf(2), (question, response, attempt) => {
      if (attempt === 1) response.setHeader('retry-after', '7').statusCode = 429;
      if (attempt === 2) response.statusCode = 429;
      if (attempt === 3) response.statusCode = 500;
      return attempt <= 3 ? {} : answer(question);
    });
    expect(embedded.kind).toBe('vectors');
    expect(pauses).toEqual([7_000, 2_000, 4_000]);
  });

  it('asks with fewer texts when there are too many for the service', async () => {
    const { embedded } = await embed(textsOf(128), (question, response) => {
      if (question.body.input.length <= 32) return answer(question);
      response.statusCode = 413;
      return {};
    });
    expect(embedded.kind).toBe('vectors');
    expect(asked.map(({ body }) => body.input.length)).toEqual([128, 64, 32, 32, 32, 32]);
  });

  const statusOf =
    (status: number): Behavior =>
    (_, response) => {
      response.statusCode = status;
      return { error: { message: 'the key secret is wrong' } };
    };
  it.each<[string, string, Behavior, number]>([
    ['is busy for long', 'it answered 429', statusOf(429), 4],
    ['is broken', 'it answered 500', statusOf(500), 4],
    ['refuses the key', 'it answered 401', statusOf(401), 1],
    ['refuses every text', 'it answered 400', statusOf(400), 8],
    [
      'cuts its answer off',
      'it answered something else than vectors',
      (q) => JSON.stringify(answer(q)).slice(0, -9),
      4,
    ],
    ['closes the connection', 'it could not be reached', (_, response) => void response.destroy(), 4],
    ['leaves a row out', 'its answer left out some keywords', (q) => ({ data: answer(q).data.slice(1) }), 4],
    [
      'repeats a row',
      'its answer left out some keywords',
      (q) => ({ data: answer(q).data.map((row) => ({ ...row, index: 0 })) }),
      4,
    ],
    [
      'gives words',
      'it answered something else than vectors',
      () => ({ data: [{ index: 0, embedding: ['x', 'y'] }] }),
      4,
    ],
    [
      'sends elsewhere',
      'it could not be reached',
      (_, response) => void response.writeHead(307, { location: '/v2' }).end(),
      4,
    ],
  ])('says why there are no vectors when the service %s', async (_, reason, next, requests) => {
    const { embedded } = await embed(textsOf(100), next);
    expect(embedded).toEqual({ kind: 'failed', reason });
    expect(asked).toHaveLength(requests);
  });

  it('refuses vectors of another length than those before', async () => {
    const { embedded } = await embed(textsOf(200), (question, _, attempt) => ({
      data: answer(question).data.map((row) =>
        attempt === 1 ? row : { ...row, embedding: [...row.embedding, 1] },
      ),
    }));
    expect(embedded).toEqual({ kind: 'failed', reason: 'its vectors differ in length' });
  });

  it('refuses vectors that need too much memory, before it asks for the others', async () => {
    const { embedded } = await embed(textsOf(40_000), ({ body }) => ({
      data: body.input.map((_, index) => ({ index, embedding: Array.from({ length: 2_000 }, () => 0.5) })),
    }));
    expect(embedded).toEqual({ kind: 'failed', reason: 'the vectors of the list need more than 256 MB' });
    expect(asked).toHaveLength(1);
  });

  it('does not wait for an answer that does not come', async () => {
    const { embedded } = await embed(textsOf(2), () => undefined, { requestLimitMs: 20 });
    expect(embedded).toEqual({ kind: 'failed', reason: 'it did not answer in time' });
  });

  it('gives up when all requests together take too long', async () => {
    let time = 0;
    const now = () => time;
    const { embedded } = await embed(
      textsOf(1_000),
      (question) => {
        time += 300_000;
        return answer(question);
      },
      { now },
    );
    expect(embedded).toEqual({ kind: 'failed', reason: 'it took longer than 10 minutes' });
    expect(asked).toHaveLength(3);
  });

  it('ends when it is aborted', async () => {
    const ending = new AbortController();
    behavior = () => void ending.abort(new Error('canceled'));
    const endpoint = createEmbeddingEndpoint(
      { baseUrl, model: 'small' },
      { pause: async () => undefined, now: () => 0 },
    );
    const run = { signal: ending.signal, onProgress: () => undefined };
    await expect(endpoint.embed(textsOf(2), run)).rejects.toThrow('canceled');
  });
});
