import { type FileStore, isPictureName, picturePath } from '@keydence/api';
import { AppError } from '@keydence/domain';
import { Hono } from 'hono';
import type { AppEnv } from '../http/api-context.ts';

/** Defense in depth: if a file is no picture after all, browsers only display it. */
const headers = {
  'Content-Type': 'image/webp',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  // A name always has the same content. Only the user's browser caches it: a shared cache would
  // keep a removed picture.
  'Cache-Control': 'private, max-age=31536000, immutable',
};

/**
 * Serves stored pictures at `/files/<name>` to everyone with the name, also those from a bucket.
 */
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
