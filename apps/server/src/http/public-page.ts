import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Handler } from 'hono';
import { chooseEncoding, type EncodingName } from './choose-encoding.ts';
import { isNamed } from './entity-tag.ts';
import { fillMarks } from './fill-marks.ts';
import { pageContentSecurityPolicy } from './security-headers.ts';
import type { SiteValues } from './site-values.ts';

interface Variant {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

const compress: Record<EncodingName, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** A built page with the settings filled in; null if the build has no such page. */
export function readFilledPage(file: string, values: SiteValues): string | null {
  return existsSync(file) ? fillMarks(readFileSync(file, 'utf8'), values) : null;
}

/**
 * A page without a nonce, the same for everyone, so browsers may cache and revalidate it. It is
 * compressed once at start, at the highest level.
 */
export function servePublicPage(html: string): Handler {
  const content = Buffer.from(html);
  const plain = toVariant(content);
  const compressed = { br: pack('br', content), gzip: pack('gzip', content) };
  const policy = pageContentSecurityPolicy();
  return async (c) => {
    const encoding = chooseEncoding(c.req.header('accept-encoding'), () => true);
    const { body, etag } = encoding ? await compressed[encoding.name] : plain;
    // Also on a 304: a browser replaces stored headers by those of the newer response.
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

async function pack(name: EncodingName, content: Buffer): Promise<Variant> {
  return toVariant(await compress[name](content));
}

/** Each encoding has its own tag, as RFC 9110 requires of strong tags. */
function toVariant(content: Buffer): Variant {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { body: new Uint8Array(content), etag };
}
