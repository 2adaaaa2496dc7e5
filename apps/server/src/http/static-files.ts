import { existsSync, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Next } from 'hono';
import { chooseEncoding } from './choose-encoding.ts';
import { isNamed } from './entity-tag.ts';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const immutable = 'public, max-age=31536000, immutable';

/**
 * Serves the built files except pages. The folder is listed once, so a request can name nothing
 * else; files under `assets/` have their content's hash in the name and never change. A
 * precompressed variant is preferred.
 */
export function staticFiles(folder: string) {
  const files = new Set(existsSync(folder) ? listFiles(folder) : []);
  return async (c: Context, next: Next) => {
    const name = c.req.path.slice(1);
    const contentType = contentTypes[path.extname(name)];
    if (contentType === undefined || !files.has(name) || !['GET', 'HEAD'].includes(c.req.method)) {
      return next();
    }
    const encoding = chooseEncoding(c.req.header('accept-encoding'), ({ extension }) =>
      files.has(name + extension),
    );
    const file = name + (encoding?.extension ?? '');
    c.header('Cache-Control', name.startsWith('assets/') ? immutable : 'public, max-age=3600');
    c.header('Vary', 'Accept-Encoding');
    // Files without a hash are revalidated by the build's write time.
    const { mtimeMs, size } = await stat(path.join(folder, file));
    const etag = `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`;
    c.header('ETag', etag);
    if (isNamed(etag, c.req.header('if-none-match'))) return c.body(null, 304);
    c.header('Content-Type', contentType);
    if (encoding) c.header('Content-Encoding', encoding.name);
    return c.body(await readFile(path.join(folder, file)));
  };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
