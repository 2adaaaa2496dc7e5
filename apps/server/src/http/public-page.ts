import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Handler } from 'hono';
import { chooseEncoding, encodings } from './choose-encoding.ts';
import { pageContentSecurityPolicy } from './security-headers.ts';

interface Variant {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

/**
 * A built page that is the same for everyone: it carries no nonce, so a browser may keep it, ask whether it still
 * holds, and get it as it was compressed at build. Null where the build has no such page.
 */
export function readPublicPage(file: string): Handler | null {
  if (!existsSync(file)) return null;
  const plain = readVariant(file);
  const compressed = new Map(
    encodings
      .filter(({ extension }) => existsSync(file + extension))
      .map(({ name, extension }) => [name, readVariant(file + extension)]),
  );
  const policy = pageContentSecurityPolicy();
  return (c) => {
    const encoding = chooseEncoding(c.req.header('accept-encoding'), ({ name }) => compressed.has(name));
    const { body, etag } = (encoding && compressed.get(encoding.name)) ?? plain;
    // On a 304 too: a browser replaces the stored headers by those of the newer answer.
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-cache');
    c.header('Vary', 'Accept-Encoding');
    c.header('ETag', etag);
    if (isNamed(etag, c.req.header('if-none-match'))) return c.body(null, 304);
    c.header('Content-Type', 'text/html; charset=UTF-8');
    if (encoding) c.header('Content-Encoding', encoding.name);
    return c.body(body);
  };
}

/** Each encoding has a tag of its own, as RFC 9110 wants it of strong tags. */
function readVariant(file: string): Variant {
  const body = new Uint8Array(readFileSync(file));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** Proxies may weaken a tag on the way; the page is the same. */
function isNamed(etag: string, condition: string | undefined): boolean {
  const tags = (condition ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
