import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { chooseEncoding } from '../http/choose-encoding.ts';
import { entityTagOf, isNamed } from '../http/entity-tag.ts';
import { pageFontPath } from '../http/page-look.ts';
import { pageContentSecurityPolicy } from '../http/security-headers.ts';
import { referencePage, referenceScript } from './reference-page.ts';
import { referenceStyle } from './reference-style.ts';

export const referencePath = '/api/docs';

const fontFile = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

const fromPackage = (file: string) => () =>
  readFile(createRequire(import.meta.url).resolve(`swagger-ui-dist/${file}`), 'utf8');

const files: Readonly<Record<string, { type: string; read: () => Promise<string> | string }>> = {
  'swagger-ui.css': { type: 'text/css', read: fromPackage('swagger-ui.css') },
  'swagger-ui-bundle.js': { type: 'text/javascript', read: fromPackage('swagger-ui-bundle.js') },
  'reference.css': { type: 'text/css', read: () => referenceStyle },
  'reference.js': { type: 'text/javascript', read: () => referenceScript },
};

interface Served {
  plain: string;
  gzip: Uint8Array<ArrayBuffer>;
  tag: string;
}

/**
 * `GET /api/docs`: the OpenAPI document as a page. Its files are read and compressed on first use.
 */
export function referenceRoutes(): Hono {
  const routes = new Hono();
  const served = new Map<string, Promise<Served>>();
  routes.get(referencePath, (c) => {
    c.header('Content-Security-Policy', pageContentSecurityPolicy());
    c.header('Cache-Control', 'no-cache');
    return c.html(referencePage);
  });
  for (const [name, { type, read }] of Object.entries(files)) {
    routes.get(`${referencePath}/${name}`, async (c) => {
      const file = served.get(name) ?? load(read);
      served.set(name, file);
      return send(c, type, await file);
    });
  }
  const resolveFont = () => createRequire(import.meta.url).resolve(fontFile);
  routes.get(pageFontPath, async (c) => {
    c.header('Content-Type', 'font/woff2');
    c.header('Cache-Control', 'public, max-age=86400');
    return c.body(new Uint8Array(await readFile(resolveFont())));
  });
  return routes;
}

async function load(read: () => Promise<string> | string): Promise<Served> {
  const plain = await read();
  return { plain, gzip: new Uint8Array(await promisify(gzip)(plain)), tag: entityTagOf(plain) };
}

function send(c: Context, type: string, { plain, gzip: packed, tag }: Served): Response {
  const encoding = chooseEncoding(c.req.header('accept-encoding'), ({ name }) => name === 'gzip');
  c.header('Cache-Control', 'no-cache');
  c.header('Vary', 'Accept-Encoding');
  c.header('ETag', encoding ? tag.replace(/"$/, '-gzip"') : tag);
  const condition = c.req.header('if-none-match')?.replaceAll('-gzip"', '"');
  if (isNamed(tag, condition)) return c.body(null, 304);
  c.header('Content-Type', `${type}; charset=utf-8`);
  if (!encoding) return c.body(plain);
  c.header('Content-Encoding', encoding.name);
  return c.body(packed);
}
