import type { OpenAPIHono } from '@hono/zod-openapi';
import { appErrorCodes } from '@keydence/domain';
import { z } from 'zod';
import type { Endpoint, EndpointInput } from './endpoint.ts';
import { fieldsOf, hasBody } from './read-input.ts';
import type { UploadEndpoint } from './uploads.ts';
import { toWireSchema } from './wire-schema.ts';

type Registry = OpenAPIHono['openAPIRegistry'];

export const documentInfo = {
  openapi: '3.1.0',
  info: {
    title: 'Keydence',
    version: '1',
    description: 'Times are ISO 8601 UTC, money is US dollars, an unknown number is null.',
  },
  security: [{ bearer: [] }],
};

const errorBody = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.enum([...appErrorCodes, 'method_not_allowed']),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
const asError = (description: string) => ({
  description,
  content: { 'application/json': { schema: errorBody } },
});
const errorResponses = {
  400: asError('Body or query fails validation.'),
  401: asError('No caller, or one whose session has ended.'),
  403: asError('Visible to you, but not yours to change.'),
  404: asError('Unknown, malformed or not yours.'),
  409: asError('There already, or against a rule of the workspace.'),
  429: asError('Too many requests; Retry-After says when to come back.'),
  500: asError('A bug; the log has the request id.'),
  503: asError('The database is down, or a job takes long; Retry-After says when to come back.'),
};

/** Says how callers prove who they are. */
export function describeSecurity(registry: Registry): void {
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
}

/** Adds one operation, under its wire names, to the OpenAPI document. */
export function describeEndpoint(registry: Registry, endpoint: Endpoint): void {
  const { method, path, summary, status } = endpoint;
  registry.registerPath({
    method,
    path,
    summary,
    request: describeRequest(endpoint),
    responses: {
      [status]: { description: summary, ...(status !== 204 && describeBody(endpoint)) },
      ...errorResponses,
    },
  });
}

interface FileEndpoint extends EndpointInput {
  path: string;
  summary: string;
  contentType: string;
  /** What is in the file, where it has a shape. */
  schema?: z.ZodType;
}

/** Adds an operation that answers with a file. */
export function describeFile(registry: Registry, endpoint: FileEndpoint): void {
  const { method, path, summary, contentType, schema = z.string() } = endpoint;
  registry.registerPath({
    method,
    path,
    summary,
    request: describeRequest(endpoint),
    responses: {
      200: { description: summary, content: { [contentType]: { schema } } },
      ...errorResponses,
    },
  });
}

/** Adds an operation that takes a file. */
export function describeUpload(registry: Registry, endpoint: UploadEndpoint): void {
  const { method, path, summary, field, output, under = null, refused } = endpoint;
  const file = z.string().openapi({ format: 'binary' });
  const body = describeBody({ output, outputNames: {}, under });
  registry.registerPath({
    method,
    path,
    summary,
    request: {
      ...describeParams(path.includes('{id}') ? ['id'] : []),
      body: { required: true, content: { 'multipart/form-data': { schema: z.object({ [field]: file }) } } },
    },
    responses: {
      200: { description: summary, ...body },
      ...errorResponses,
      413: asError(refused.tooLarge),
      415: asError(refused.wrongKind),
    },
  });
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
