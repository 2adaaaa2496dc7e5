import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Endpoint, EndpointInput } from './endpoint.ts';
import { errorResponses, matchResponse } from './error-responses.ts';
import { operationId, operationTag } from './operation-name.ts';
import { fieldsOf, hasBody } from './read-input.ts';
import type { UploadEndpoint } from './uploads.ts';
import { toWireSchema } from './wire-schema.ts';

type Registry = OpenAPIHono['openAPIRegistry'];

/** Headers of every response to a signed-in caller. */
const everyAnswer = ['X-Request-Id', 'RateLimit', 'RateLimit-Policy'];

const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });
const headers = (...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/headers/${name.replaceAll('-', '')}` }]),
  );

/**
 * Adds one operation, in wire names, to the OpenAPI document; `changeIfMatch` decides if it is
 * conditional.
 */
export function describeEndpoint(
  registry: Registry,
  endpoint: Endpoint,
  { isConditional }: { isConditional: boolean },
): void {
  const { method, path, summary, status } = endpoint;
  const isRead = method === 'get';
  const isKeyed = !isRead && !endpoint.answersSecret;
  registry.registerPath({
    ...nameOf(endpoint),
    parameters: [
      ...(isRead ? [parameter('IfNoneMatch')] : []),
      ...(isKeyed ? [parameter('IdempotencyKey')] : []),
      ...(isConditional ? [parameter('IfMatch')] : []),
    ],
    request: describeRequest(endpoint),
    responses: {
      [status]: {
        description: summary,
        headers: headers(
          ...everyAnswer,
          ...(isRead ? ['ETag'] : []),
          ...(isKeyed ? ['Idempotency-Replayed'] : []),
          ...(isPaged(endpoint.output) ? ['Link'] : []),
        ),
        ...(status !== 204 && describeBody(endpoint)),
      },
      ...(isRead && {
        304: {
          description: 'Nothing has changed since the answer with that `ETag`.',
          headers: headers(...everyAnswer, 'ETag'),
        },
      }),
      ...errorResponses(statusesOf(method, path)),
      ...(!isRead && matchResponse(isConditional)),
    },
  });
}

interface FileEndpoint extends EndpointInput {
  path: string;
  summary: string;
  contentType: string;
  schema?: z.ZodType;
}

export function describeFile(registry: Registry, endpoint: FileEndpoint): void {
  const { method, path, summary, contentType, schema = z.string() } = endpoint;
  registry.registerPath({
    ...nameOf(endpoint),
    request: describeRequest(endpoint),
    responses: {
      200: { description: summary, headers: headers(...everyAnswer), content: { [contentType]: { schema } } },
      ...errorResponses(statusesOf(method, path)),
    },
  });
}

export function describeUpload(registry: Registry, endpoint: UploadEndpoint): void {
  const { method, path, summary, field, output, under = null, refused } = endpoint;
  const file = z.string().openapi({ format: 'binary' });
  const body = describeBody({ output, outputNames: {}, under });
  const own = { 413: refused.tooLarge, 415: refused.wrongKind };
  registry.registerPath({
    ...nameOf(endpoint),
    request: {
      ...describeParams(path.includes('{id}') ? ['id'] : []),
      body: { required: true, content: { 'multipart/form-data': { schema: z.object({ [field]: file }) } } },
    },
    responses: {
      200: { description: summary, headers: headers(...everyAnswer), ...body },
      ...errorResponses(statusesOf(method, path), own),
    },
  });
}

function nameOf({ method, path, summary }: Pick<Endpoint, 'method' | 'path' | 'summary'>) {
  return { method, path, summary, operationId: operationId(method, path), tags: [operationTag(path)] };
}

/** Possible failures: those of every call, and those of its method and path. */
function statusesOf(method: Endpoint['method'], path: string): number[] {
  const statuses = [400, 401, 403, 404, 429, 500, 503];
  if (method !== 'get') statuses.push(409, 422);
  // There may be no account with properties.
  if (method === 'get' && path.endsWith('/search-console/properties')) statuses.push(409);
  if (hasBody({ method })) statuses.push(413, 415);
  // Search data may be missing, too expensive, or pending.
  if (/^\/api\/(seo|companies)\b/.test(path)) statuses.push(402, 425, 502);
  return statuses.sort((a, b) => a - b);
}

function isPaged(output: z.ZodType): boolean {
  return output instanceof z.ZodObject && 'pagination' in output.shape;
}

function describeBody({ output, outputNames, under }: Pick<Endpoint, 'output' | 'outputNames' | 'under'>) {
  const data = toWireSchema(output, outputNames);
  const success = { success: z.literal(true) };
  const schema =
    under === null && data instanceof z.ZodObject
      ? data.extend(success)
      : z.object({ ...success, [under ?? 'data']: data });
  return { content: { 'application/json': { schema } } };
}

function describeRequest(endpoint: EndpointInput) {
  const fields = z.object(
    Object.fromEntries(fieldsOf(endpoint).map(({ wireName, schema }) => [wireName, toWireSchema(schema)])),
  );
  const given = hasBody(endpoint)
    ? { body: { required: true, content: { 'application/json': { schema: fields } } } }
    : { query: fields };
  return { ...given, ...describeParams(Object.keys(endpoint.params)) };
}

function describeParams(names: string[]) {
  const params = names.length > 0 && z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
  return params ? { params } : {};
}
