import type { OpenAPIHono } from '@hono/zod-openapi';
import { newsletterFields as fields } from '@keydence/domain';
import { z } from 'zod';
import { operationId, operationTag } from './operation-name.ts';

type Registry = OpenAPIHono['openAPIRegistry'];

const page = { content: { 'text/html': { schema: z.string() } } };
const statusOf = (...values: [string, ...string[]]) => ({
  content: { 'application/json': { schema: z.object({ status: z.enum(values) }) } },
});

export function describeServerOperations(registry: Registry): void {
  const add = (
    path: string,
    summary: string,
    responses: Record<number, { description: string; content: object }>,
  ) =>
    registry.registerPath({
      method: 'get',
      path,
      summary,
      operationId: operationId('get', path),
      tags: [operationTag(path)],
      security: [],
      responses,
    });
  add('/healthz', 'Whether the process lives', { 200: { description: 'It does.', ...statusOf('ok') } });
  add('/readyz', 'Whether the server can answer', {
    200: { description: 'The database answers and its schema is up to date.', ...statusOf('ready') },
    503: { description: 'The database does not answer.', ...statusOf('unavailable') },
  });
  add('/api/openapi.json', 'This document', {
    200: { description: 'OpenAPI 3.1.', content: { 'application/json': { schema: z.looseObject({}) } } },
  });
  add('/api/docs', 'This document as a page for people', { 200: { description: 'A page.', ...page } });
  registry.registerPath({
    method: 'post',
    path: '/',
    summary: 'Ask for the newsletter; a mail asks whether the address is meant',
    operationId: 'postNewsletter',
    tags: ['Newsletter'],
    security: [],
    request: {
      body: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: z.object({
              [fields.formName]: z.literal(fields.formValue),
              [fields.email]: z.email(),
            }),
          },
        },
      },
    },
    responses: {
      200: { description: 'A mail is on its way, also where the address is there already.', ...page },
      400: { description: 'This is no address.', ...page },
      404: { description: 'This is no form of this site.' },
      413: { description: 'The form is over 16 kB.' },
      415: { description: 'This is no form.' },
      429: { description: 'Too many sign-ups from this network.', ...page },
      503: { description: 'The database is down.', ...page },
    },
  });
}
