import type { OpenAPIHono } from '@hono/zod-openapi';
import { errorTable } from '@keydence/api';
import { appErrorCodes } from '@keydence/domain';
import { z } from 'zod';

type Registry = OpenAPIHono['openAPIRegistry'];

const meanings: Readonly<Record<number, string>> = {
  400: 'Body, query or a header fails validation; `errors` names the fields.',
  401: 'No caller, or one whose session has ended.',
  402: 'It would cost more than what is left of the budget of the workspace for this month.',
  403: 'Visible to you, but not yours to change.',
  404: 'Unknown, malformed or not yours.',
  405: 'The path is known, the method is not; `Allow` names those that are.',
  409: 'There already, against a rule of the workspace, or its `Idempotency-Key` is being worked on.',
  412: 'The resource is no longer what `If-Match` names; read it again.',
  413: 'Too large: JSON over 1 MB.',
  415: 'The content type is not `application/json`.',
  422: 'No site answers under the domain, or the `Idempotency-Key` belongs to another request.',
  425: 'The domain is still being set up; `Retry-After` says when to come back.',
  429: 'Too many requests; `Retry-After` says when to come back.',
  500: 'A bug; the log has the `request_id`.',
  502: 'The source of the search data failed and nothing usable came back.',
  503: 'The database is down, or a job takes long; `Retry-After` says when to come back.',
};
const untagged = {
  name: 'Error412Untagged',
  meaning: 'Nothing under this path has an `ETag` to compare; leave `If-Match` out.',
};
const comeBackStatuses = [425, 429, 503];

const errorBody = z.object({
  success: z.literal(false),
  message: z.string().meta({ description: 'For people, with the next step.' }),
  code: z.enum(appErrorCodes).meta({ description: 'For programs.' }),
  request_id: z.string().meta({ description: 'The same as in `X-Request-Id`; the log has it.' }),
  errors: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .meta({ description: 'The fields that failed, where there are any.' }),
});

/** Writes each error response once, for operations to reference. */
export function describeErrors(registry: Registry): void {
  registry.register('Error', errorBody);
  registry.registerComponent('responses', untagged.name, describeFailure(412, untagged.meaning));
  for (const [status, description] of Object.entries(meanings)) {
    registry.registerComponent('responses', `Error${status}`, {
      ...describeFailure(Number(status), description),
      ...(comeBackStatuses.includes(Number(status)) && { headers: headersOf(Number(status)) }),
    });
  }
}

function headersOf(status: number) {
  const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
  const limits = { RateLimit: header('RateLimit'), 'RateLimit-Policy': header('RateLimitPolicy') };
  return { 'Retry-After': header('RetryAfter'), ...(status === 429 && limits) };
}

/** Response to an `If-Match` that fails, or that has nothing to compare. */
export function matchResponse(isConditional: boolean) {
  return { 412: { $ref: `#/components/responses/${isConditional ? 'Error412' : untagged.name}` } };
}

export function errorResponses(statuses: readonly number[], own: Readonly<Record<number, string>> = {}) {
  return Object.fromEntries(
    statuses.map((status) => {
      const shared = { $ref: `#/components/responses/Error${status}` };
      const description = own[status];
      return [status, description ? describeFailure(status, description) : shared];
    }),
  );
}

function describeFailure(status: number, description: string) {
  const schema = { $ref: '#/components/schemas/Error' };
  return {
    description,
    content: { 'application/json': { schema, example: exampleOf(status, description) } },
  };
}

/** Example of a failure with this status, with the first of its codes. */
function exampleOf(status: number, message: string) {
  const code = appErrorCodes.find((candidate) => errorTable[candidate].http === status);
  return {
    success: false,
    message,
    code,
    request_id: '01990000-0000-7000-8000-000000000000',
  };
}
