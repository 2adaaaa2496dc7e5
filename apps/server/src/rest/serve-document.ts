import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '../http/api-context.ts';
import { entityTagOf, isNamed } from '../http/entity-tag.ts';
import { addExamples } from './add-examples.ts';
import { documentInfo } from './document-info.ts';

export const documentPath = '/api/openapi.json';

/** `GET /api/openapi.json`: all routes described so far; written on the first request. */
export function serveDocument(routes: OpenAPIHono<AppEnv>): void {
  let text: string | null = null;
  routes.get(documentPath, (c) => {
    text ??= writeDocument(routes);
    const tag = entityTagOf(text);
    c.header('ETag', tag);
    if (isNamed(tag, c.req.header('If-None-Match'))) return c.body(null, 304);
    return c.body(text, 200, { 'Content-Type': 'application/json' });
  });
}

function writeDocument(routes: OpenAPIHono<AppEnv>): string {
  const { webhooks: _, ...document } = routes.getOpenAPI31Document(documentInfo);
  return JSON.stringify(addExamples(document));
}
