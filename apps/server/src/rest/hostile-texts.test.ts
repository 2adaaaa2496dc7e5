import { readFileSync } from 'node:fs';
import { appRouter } from '@keydence/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FuzzedOperation } from '../../testing/fuzz/fuzz-requests.ts';
import { spoilTexts } from '../../testing/fuzz/identity-bodies.ts';
import { formContentType, multipartForm } from '../../testing/multipart-form.ts';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { tools } from '../mcp/create-mcp-server.ts';
import { mcpPath } from '../mcp/mcp-routes.ts';
import { documentFile } from '../paths.ts';
import { exampleOf, type JsonSchema } from './example-values.ts';
import { uploadEndpoints } from './uploads.ts';

const { paths } = JSON.parse(readFileSync(documentFile, 'utf8')) as {
  paths: Record<string, Record<string, Omit<FuzzedOperation, 'method' | 'path'>>>;
};
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, rest]): FuzzedOperation => ({ ...rest, method, path })),
);
const bad = ['a\0b', 'half \ud83d', '\udc00 half'];
const anId = '01990000-0000-7000-8000-000000000000';

let edge: TestEdge;
let ada: Person;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
});
afterAll(() => edge.close());

/** Sends the request, and expects a refusal with a reason, not a server error. */
async function refuse(path: string, init: RequestInit): Promise<void> {
  const logged = edge.loggedErrors.length;
  const headers = {
    authorization: `Bearer ${ada.userId}`,
    'content-type': 'application/json',
    ...init.headers,
  };
  const answer = await edge.app.request(path, { ...init, headers });
  const text = await answer.text();
  const sent = `${init.method} ${path} ${String(init.body)}`;
  expect([sent, answer.status, edge.loggedErrors.slice(logged)]).toEqual([sent, 400, []]);
  expect(text).toMatch(/"message":"[^"]+/);
}

const withIds = (path: string) => path.replace(/\{\w+\}/g, anId);

it('the REST operations are there', () => expect(operations.length).toBeGreaterThan(80));

it.each(operations)('$method $path refuses NUL in each id and each field of its query', async (operation) => {
  const method = operation.method.toUpperCase();
  const body = operation.requestBody && method !== 'DELETE' ? { body: '{}' } : {};
  const names = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  for (const { name } of names) await refuse(`${withIds(operation.path)}?${name}=a%00b`, { method, ...body });
  for (const [id] of operation.path.matchAll(/\{\w+\}/g))
    await refuse(withIds(operation.path.replace(id, 'a%00b')), { method, ...body });
});

const schemaOf = ({ requestBody }: FuzzedOperation): JsonSchema | undefined =>
  requestBody?.content['application/json']?.schema;

it.each(operations.filter(schemaOf))(
  '$method $path refuses each text that cannot be stored',
  async (operation) => {
    const example = exampleOf(schemaOf(operation) ?? {}, '') as object;
    for (const text of bad)
      for (const body of spoilTexts(example, text))
        await refuse(withIds(operation.path), {
          method: operation.method.toUpperCase(),
          body: JSON.stringify(body),
        });
  },
);

async function readForm(field: string, fileName: string, content = 'a'): Promise<RequestInit> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of multipartForm({ field, content: Buffer.from(content), fileName }))
    chunks.push(chunk);
  const body = new Uint8Array(Buffer.concat(chunks));
  return { method: 'POST', headers: { 'content-type': formContentType }, body };
}

it.each(uploadEndpoints)('$path refuses a name of a file that cannot be stored', async ({ path, field }) => {
  const id = path.includes('companies') ? await workspaceId() : await domainIdOf();
  for (const name of ['a\0b.csv', `a.csv"; filename*=UTF-8''a%00b.csv; x="`])
    await refuse(path.replace('{id}', id), await readForm(field, name));
});

it('an import of a file with such characters is taken or refused', async () => {
  const path = `/api/seo/domains/${await domainIdOf()}/imports`;
  for (const content of [
    'Keyword,Volume\na\0b,10\n',
    'Keyword\u0000,Volume\nab,10\n',
    'Keyword\n\ud83d,1\n',
  ]) {
    const form = await readForm('file', 'list.csv', content);
    const headers = { authorization: `Bearer ${ada.userId}`, ...form.headers };
    const { status } = await edge.app.request(path, { ...form, headers });
    expect([status < 500, edge.loggedErrors]).toEqual([true, []]);
  }
});

async function workspaceId(): Promise<string> {
  const { body } = await ada.call('POST', '/api/companies', { name: 'Acme' });
  return (body.data as { id: string }).id;
}

async function domainIdOf(): Promise<string> {
  return (await setUpDomain(edge, ada)).domainId;
}

const procedures = Object.entries(appRouter._def.procedures as object) as [
  string,
  { _def: { type: string } },
][];

it.each(procedures)(
  'the procedure %s refuses text that cannot be stored',
  async (name, { _def: { type } }) => {
    for (const text of bad)
      for (const input of [{ domainId: text }, { more: [{ name: text }] }, { [text]: 1 }]) {
        const json = JSON.stringify(input);
        if (type === 'mutation') await refuse(`/trpc/${name}`, { method: 'POST', body: json });
        else await refuse(`/trpc/${name}?input=${encodeURIComponent(json)}`, { method: 'GET' });
      }
  },
);

it('a procedure refuses an input that is nested too deeply', async () => {
  const body = `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  await refuse('/trpc/workspaces.create', { method: 'POST', body });
});

it.each(tools)('the tool $name refuses text that cannot be stored before it runs', async ({ name }) => {
  for (const text of bad) {
    const call = { method: 'tools/call', params: { name, arguments: { domain_id: text } } };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...call });
    await refuse(mcpPath, {
      method: 'POST',
      body,
      headers: { accept: 'application/json, text/event-stream' },
    });
  }
});
