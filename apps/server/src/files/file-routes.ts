import { type FileStore, isPictureName, picturePath } from '@keydence/api';
import { AppError } from '@keydence/domain';
import { Hono } from 'hono';
import type { AppEnv } from '../http/api-context.ts';

/** Were a file something else than a picture after all, a browser would still only look at it. */
const headers = {
  'Content-Type': 'image/webp',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  // A name never gets another content. Kept by the person's browser alone: a removed picture must not live on in between.
  'Cache-Control': 'private, max-age=31536000, immutable',
};

/** `/files/<name>`: stored pictures, for whoever was given the name. From a bucket they pass through here too. */
export function fileRoutes(files: FileStore): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get(`${picturePath}:name`, async (c) => {
    const name = c.req.param('name');
    const content = isPictureName(name) ? await files.get(name) : null;
    if (!content) throw new AppError('not_found', 'Not found');
    return c.body(Uint8Array.from(content), 200, headers);
  });
  return routes;
}
