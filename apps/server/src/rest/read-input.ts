import { checkText, validationError } from '@keydence/api';
import { AppError } from '@keydence/domain';
import type { Context } from 'hono';
import { z } from 'zod';
import { toCamelCase, wireNameAt } from '../http/wire-names.ts';
import type { EndpointInput } from './endpoint.ts';

/**
 * Parses the input of a request into domain names. Unknown fields are ignored; in a query, an empty
 * value counts as missing and a repeated one is refused.
 * @throws AppError validation_failed, unsupported_media_type
 */
export async function readInput(c: Context, endpoint: EndpointInput): Promise<Record<string, unknown>> {
  const given = hasBody(endpoint) ? await readBody(c, endpoint) : readQuery(c, endpoint);
  for (const [name, field] of Object.entries(endpoint.params)) given[field] = c.req.param(name);
  // A schema may strip such characters from a name. Length errors come from its own schema.
  checkText(given, Number.POSITIVE_INFINITY);
  const result = endpoint.input.safeParse(given);
  if (!result.success) throw validationError(result.error);
  return result.data;
}

/** True if the fields are in a JSON body, else in the query. */
export function hasBody({ method }: Pick<EndpointInput, 'method'>): boolean {
  return method !== 'get' && method !== 'delete';
}

interface InputField {
  field: string;
  wireName: string;
  schema: z.ZodType;
  isBoolean: boolean;
}

/** Cached, because an operation's fields never change. */
const knownFields = new WeakMap<EndpointInput, InputField[]>();

/** Wire name and domain name of every field that is not in the path. */
export function fieldsOf(endpoint: EndpointInput): readonly InputField[] {
  const known = knownFields.get(endpoint);
  if (known) return known;
  const fields = findFields(endpoint);
  knownFields.set(endpoint, fields);
  return fields;
}

function findFields({ input, params, inputNames }: EndpointInput): InputField[] {
  const fromPath = new Set(Object.values(params));
  return Object.entries(input.shape as Record<string, z.ZodType>)
    .filter(([field]) => !fromPath.has(field))
    .map(([field, schema]) => ({
      field,
      wireName: wireNameAt(field, field, inputNames),
      schema,
      isBoolean: isBoolean(schema),
    }));
}

function readQuery(c: Context, endpoint: EndpointInput): Record<string, unknown> {
  const given = c.req.queries();
  const query: Record<string, unknown> = {};
  for (const { field, wireName, isBoolean } of fieldsOf(endpoint)) {
    const values = given[wireName] ?? [];
    if (values.length > 1) throw invalidField(wireName, `${wireName} must be given only once.`);
    const [value] = values;
    if (value === undefined || value === '') continue;
    query[field] = isBoolean ? (booleans[value] ?? value) : value;
  }
  return query;
}

const booleans: Record<string, boolean> = { true: true, false: false };

function isBoolean(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return isBoolean(schema.unwrap() as z.ZodType);
  }
  return schema instanceof z.ZodBoolean;
}

async function readBody(c: Context, endpoint: EndpointInput): Promise<Record<string, unknown>> {
  const mediaType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    throw new AppError('unsupported_media_type', 'Content-Type must be application/json.');
  }
  const body = await parseJson(c);
  const input: Record<string, unknown> = {};
  for (const { field, wireName } of fieldsOf(endpoint)) {
    if (Object.hasOwn(body, wireName)) input[field] = fromWire(body[wireName]);
  }
  return input;
}

/**
 * Deeper than any field, and shallow enough for the stack: a megabyte of brackets would overflow
 * it.
 */
const deepest = 20;

function fromWire(value: unknown, depth = 0): unknown {
  if (depth > deepest) {
    throw new AppError('validation_failed', 'The request body is nested too deeply.');
  }
  if (Array.isArray(value)) return value.map((item) => fromWire(item, depth + 1));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [toCamelCase(name), fromWire(inner, depth + 1)]),
  );
}

async function parseJson(c: Context): Promise<Record<string, unknown>> {
  const text = await c.req.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new AppError('validation_failed', 'The request body is not valid JSON.');
  }
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw new AppError('validation_failed', 'The request body must be a JSON object.');
  }
  return body as Record<string, unknown>;
}

function invalidField(path: string, message: string): AppError {
  return new AppError('validation_failed', message, { errors: [{ path, message }] });
}
