import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** Fields with figures measured by a source, or computed from them. */
const figures = [
  'search_volume',
  'rank_absolute',
  'difficulty_score',
  'cpc',
  'traffic',
  'organic_traffic',
  'organic_keywords_count',
  'estimated_traffic',
  'keyword_difficulty',
  'opportunity_score',
];

let edge: TestEdge;
let document: Document;
beforeAll(async () => {
  edge = await startEdge();
  document = (await edge.request('/api/openapi.json')).body as unknown as Document;
});
afterAll(() => edge.close());

function namesIn(schema: Schema | undefined, seen = new Set<Schema>()): Set<string> {
  if (!schema || seen.has(schema)) return new Set();
  seen.add(schema);
  const { $ref, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  const more = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
  const referred = $ref ? [document.components?.schemas?.[$ref.split('/').at(-1) ?? '']] : [];
  const inside = [...Object.values(properties), ...anyOf, ...oneOf, ...allOf, ...more, ...referred];
  const parts = [...inside, items].flatMap((part) => [...namesIn(part, seen)]);
  return new Set([...Object.keys(properties), ...parts]);
}

/** Operations that return figures without naming a source, each with a reason. */
const exceptions: Record<string, string> = {
  'GET /api/seo/keywords/current-ranking': 'a bare list by contract; each row has the day of its check',
  'GET /api/seo/keywords/{id}/history':
    'a bare list by contract, of one keyword whose details name the source',
  ...repeats('what was written, as its list tells it with the source', [
    'POST /api/seo/keywords',
    'POST /api/seo/keywords/bulk',
    'POST /api/seo/competitors',
    'PUT /api/seo/competitors/{id}',
    'POST /api/seo/competitors/{id}/refresh',
    'POST /api/seo/content-plan',
    'POST /api/seo/content-plan/accept',
    'POST /api/seo/content-plan/{id}/move',
    'POST /api/seo/content-plan/{id}/restore',
  ]),
  ...repeats('its `preview.tool` and `preview.measured_on` are the source and the date', [
    'GET /api/seo/domains/{id}/imports',
    'POST /api/seo/domains/{id}/imports',
    'GET /api/seo/domains/{id}/imports/{importId}',
    'POST /api/seo/domains/{id}/imports/{importId}/read',
    'POST /api/seo/domains/{id}/imports/{importId}/start',
    'POST /api/seo/domains/{id}/imports/{importId}/cancel',
    'POST /api/seo/domains/{id}/search-console/fetch',
  ]),
  ...repeats('the `source` and `facts_on` of each move are the source and the date', [
    'GET /api/seo/moves/{id}',
    'GET /api/seo/moves/review',
    'POST /api/seo/moves/accept',
    'POST /api/seo/moves/restore',
    'POST /api/seo/moves/{id}/skip',
    'POST /api/seo/moves/{id}/done',
  ]),
};

function repeats(reason: string, operations: readonly string[]): Record<string, string> {
  return Object.fromEntries(operations.map((operation) => [operation, reason]));
}

/** Field names in responses of operations that return figures. */
function readOperations(): Map<string, Set<string>> {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { responses }]) => {
      const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
      const names = namesIn(answer?.content?.['application/json']?.schema);
      return [`${method.toUpperCase()} ${path}`, names] as const;
    }),
  );
  return new Map(operations.filter(([, names]) => figures.some((name) => names.has(name))));
}

it('every operation that tells figures names their source, or says why not', () => {
  const operations = readOperations();
  expect(operations.size).toBeGreaterThan(20);
  const silent = [...operations].filter(([, names]) => !names.has('data_source')).map(([name]) => name);
  expect(silent.sort()).toEqual(Object.keys(exceptions).sort());
});

it('an import names the tool and the day of its figures', () => {
  const names = readOperations().get('GET /api/seo/domains/{id}/imports/{importId}') ?? new Set();
  expect(['tool', 'measured_on'].filter((name) => !names.has(name))).toEqual([]);
});
