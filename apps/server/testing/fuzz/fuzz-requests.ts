import fc from 'fast-check';
import type { JsonSchema } from '../../src/rest/example-values.ts';
import { hostileBody, hostileText, hostileValue } from './hostile-values.ts';
import { idsFor, type KnownIds } from './known-ids.ts';
import { valueFor } from './schema-values.ts';

export interface FuzzedOperation {
  method: string;
  path: string;
  parameters?: { name?: string; in?: string; schema?: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

export interface FuzzedRequest {
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Requests close to the valid ones and far from them. `ids` exist. */
export function requestsTo(operation: FuzzedOperation, ids: KnownIds): fc.Arbitrary<FuzzedRequest> {
  const contentType = Object.keys(operation.requestBody?.content ?? {})[0];
  return fc.record({
    path: fc.tuple(pathOf(operation, ids), queryOf(operation, ids)).map(([path, query]) => path + query),
    headers: headersOf(contentType),
    ...(contentType && { body: bodyOf(operation, contentType, ids) }),
  });
}

function pathOf({ path }: FuzzedOperation, ids: KnownIds): fc.Arbitrary<string> {
  const segments = path.split('/').map((segment, index, all) => {
    if (!segment.startsWith('{')) return fc.constant(segment);
    const name = segment.slice(1, -1);
    const fitting = idsFor(name === 'id' ? (all[index - 1] ?? '') : name, ids);
    return often(fitting, hostileText).map(encode);
  });
  return fc.tuple(...segments).map((parts) => parts.join('/'));
}

function queryOf({ parameters = [] }: FuzzedOperation, ids: KnownIds): fc.Arbitrary<string> {
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name = '', schema = {} }) =>
      fc
        .array(often(valueFor(schema, name, ids), hostileText), { maxLength: 2 })
        // Mostly once: a repeated field is refused before anything else is checked.
        .map((values) => values.slice(0, values.length > 1 && name.length % 5 === 0 ? 2 : 1))
        .map((values) => values.map((value) => `${encode(name)}=${encode(String(value ?? ''))}`)),
    );
  return fc.tuple(...pairs).map((all) => (all.flat().length > 0 ? `?${all.flat().join('&')}` : ''));
}

function bodyOf({ requestBody }: FuzzedOperation, contentType: string, ids: KnownIds): fc.Arbitrary<string> {
  const schema = requestBody?.content[contentType]?.schema ?? {};
  const names = Object.keys(schema.properties ?? {});
  // Corrupts some fields and keeps most of the others valid.
  const spoiled = fc.record(Object.fromEntries(names.map((name) => [name, hostileValue])), {
    requiredKeys: [],
  });
  const fields = fc
    .tuple(valueFor({ ...schema, type: 'object' }, '', ids), spoiled, fc.integer({ min: 0, max: 2 }))
    .map(([good, bad, count]) => {
      const chosen = Object.entries(bad).slice(0, count);
      return { ...(good as object), ...Object.fromEntries(chosen) };
    });
  if (contentType !== 'application/json') {
    const toForm = (given: object) =>
      Object.entries(given)
        .map(([name, value]) => `${name}=${encode(String(value))}`)
        .join('&');
    return often(fields.map(toForm), hostileText);
  }
  const withMore = fc
    .tuple(fields, fc.dictionary(hostileText, hostileValue, { maxKeys: 1 }))
    .map(([given, more]) => JSON.stringify({ ...more, ...given }));
  return fc.oneof({ weight: 8, arbitrary: withMore }, { weight: 1, arbitrary: hostileBody });
}

const visible = fc.string({
  unit: fc
    .oneof(fc.integer({ min: 0x21, max: 0x7e }), fc.integer({ min: 0x80, max: 0xff }))
    .map((code) => String.fromCharCode(code)),
  maxLength: 300,
});

function headersOf(contentType: string | undefined): fc.Arbitrary<Record<string, string>> {
  return fc
    .record(
      {
        'idempotency-key': visible,
        'if-match': visible,
        'if-none-match': visible,
        accept: fc.constantFrom('application/problem+json', 'text/html', '*/*', ';;;'),
      },
      { requiredKeys: [] },
    )
    .chain((headers) =>
      fc
        .tuple(
          // Rare, or most requests would fail on the first invalid header.
          fc.integer({ min: 0, max: 4 }).map((draw) => (draw === 0 ? headers : {})),
          fc.integer({ min: 0, max: 19 }).map((draw) => (draw === 0 ? 'text/plain' : contentType)),
        )
        .map(([given, type]) => ({ ...given, ...(contentType && type && { 'content-type': type }) })),
    );
}

function often<Good, Bad>(good: fc.Arbitrary<Good>, bad: fc.Arbitrary<Bad>) {
  return fc.oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: bad });
}

/**
 * Encodes for a URL; a lone surrogate cannot be encoded, and is sent as the bytes other encoders
 * produce.
 */
function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80%zz';
  }
}
