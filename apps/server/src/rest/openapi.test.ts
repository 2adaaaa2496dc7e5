import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { documentFile } from '../paths.ts';

interface Body {
  schema?: object;
  example?: unknown;
}
interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security?: object[];
  parameters?: { name: string; in: string; schema: object; example?: unknown; $ref?: string }[];
  requestBody?: { content: Record<string, Body> };
  responses: Record<string, { content?: Record<string, Body>; $ref?: string }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

let edge: TestEdge;
let ada: Person;
let document: Document;
let operations: { method: string; path: string; operation: Operation }[];

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  document = (await edge.request('/api/openapi.json')).body as unknown as Document;
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
});
afterAll(() => edge.close());

const withIds = (path: string) => path.replace('{table}', 'page').replaceAll(/\{\w+\}/g, 'x');

describe('the document', () => {
  it('is OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0');
    expect(await new Validator().validate(structuredClone({ ...document }))).toEqual({ valid: true });
  });

  it('is the one in the repository; after a change run `npm run openapi`', () => {
    expect(`${JSON.stringify(document, null, 2)}\n`).toBe(readFileSync(documentFile, 'utf8'));
  });

  it('points only to what it holds', () => {
    const targets = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(targets.length).toBeGreaterThan(100);
    for (const [target, kind = '', name = ''] of targets) {
      expect(document.components[kind], target).toHaveProperty(name);
    }
  });

  it('names fields as the wire does', () => {
    const text = JSON.stringify(document);
    for (const name of [
      'company_id',
      'search_volume_trends',
      'distribution_by_position',
      'top_3',
      'beyond_50',
      'average_rank_absolute',
      'percent_trending_up_3m',
      'trend_3m',
      'aiInsights',
      'trackedCompetitors',
      'changePercent',
    ]) {
      expect(text).toContain(`"${name}"`);
    }
    expect(text).not.toMatch(/"(searchVolume|workspaceId|domainName|avgRankAbsolute)"/);
    expect(document.paths['/api/companies']?.post?.responses['201']?.content).toMatchObject({
      'application/json': {
        schema: {
          properties: {
            success: { enum: [true] },
            data: { properties: { created_at: { format: 'date-time' } } },
          },
        },
      },
    });
  });
});

describe('every operation', () => {
  it('that is mounted is described, and every one that is described is mounted', () => {
    const mounted = edge.app.routes
      .filter(({ method, path }) => method !== 'ALL' && /^\/(api\/|healthz$|readyz$)/.test(path))
      // Files of the reference page count as part of the page.
      .filter(({ path }) => !path.startsWith('/api/docs/'))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    const described = operations.map(({ method, path }) => `${method} ${path}`);
    expect([...new Set([...mounted, 'POST /'])].sort()).toEqual(described.sort());
  });

  it('has a name of its own, a summary, a heading and examples of what it takes and gives', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { method, path, operation } of operations) {
      const where = `${method} ${path}`;
      expect(operation, where).toMatchObject({
        operationId: expect.stringMatching(/^[a-z][A-Za-z0-9]+$/),
        summary: expect.stringMatching(/.{5,}/),
        tags: [expect.stringMatching(/^[A-Z]/)],
      });
      const shown = [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
        Object.entries(part?.content ?? {}).filter(([type]) => type === 'application/json'),
      );
      for (const [, body] of shown) expect(body.example, where).toBeDefined();
      for (const parameter of operation.parameters ?? []) {
        if (!parameter.$ref) expect(parameter.example, `${where} ${parameter.name}`).toBeDefined();
      }
    }
  });

  it('takes its own example; a field of a new kind needs a line in `example-values.ts`', async () => {
    for (const { method, path, operation } of operations) {
      const example = operation.requestBody?.content['application/json']?.example;
      const query = (operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'query')
        .map(({ name, example: value }): [string, string] => [name, String(value ?? '')]);
      if (operation.security) continue;
      const { status, body } = await ada.call(
        method,
        `${withIds(path)}?${new URLSearchParams(query)}`,
        example,
      );
      expect([method, path, status === 400 ? body : null]).toEqual([method, path, null]);
    }
  });

  it('answers nothing without a token, unless it says so', async () => {
    for (const { method, path, operation } of operations) {
      const { status, body } = await edge.request(withIds(path), { method });
      if (operation.security) expect([path, status]).not.toEqual([path, 401]);
      else expect([method, path, status, body.code]).toEqual([method, path, 401, 'not_authenticated']);
    }
  });
});
