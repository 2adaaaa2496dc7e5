import type { OpenAPIHono } from '@hono/zod-openapi';

type Registry = OpenAPIHono['openAPIRegistry'];

const text = { type: 'string' } as const;

const parameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A name of your choice for this request, 1 to 255 visible ASCII characters. The same key with the same request is answered again as it was the first time, for 24 hours, and nothing is done twice.',
    schema: { ...text, minLength: 1, maxLength: 255 },
    example: 'nightly-2026-11-21',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The `ETag` of the resource as you have read it. When it has changed since, nothing is done and the answer is 412.',
    schema: text,
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description:
      'The `ETag` of the answer that you have. When it still holds, the answer is 304 without a body.',
    schema: text,
  },
} as const;

const headers: Record<string, { description: string; schema: { type: 'string' | 'integer' | 'boolean' } }> = {
  XRequestId: { description: 'Names the request in the log.', schema: text },
  ETag: { description: 'Identifies the content of this response.', schema: text },
  IdempotencyReplayed: {
    description: '`true` when this is the answer of an earlier request with the same key.',
    schema: text,
  },
  Link: { description: 'The pages `first`, `prev`, `next` and `last`, as RFC 8288 has it.', schema: text },
  RateLimit: {
    description:
      'What is left of each limit that this call counted against, and the seconds until it is whole again: `"api";r=119;t=60`.',
    schema: text,
  },
  RateLimitPolicy: {
    description: 'Those limits, with the calls and the seconds of each: `"api";q=120;w=60`.',
    schema: text,
  },
  RetryAfter: { description: 'Seconds until it makes sense to try again.', schema: { type: 'integer' } },
};

export function describeComponents(registry: Registry): void {
  registry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description:
      'A personal API key (`kd_…`), which is made in the profile with the scope read or write, for one workspace or all, until a day of your choice; or the access token of a session. What only a person may do answers a key with 403.',
  });
  for (const [name, parameter] of Object.entries(parameters)) {
    registry.registerComponent('parameters', name, parameter);
  }
  for (const [name, header] of Object.entries(headers)) registry.registerComponent('headers', name, header);
}
