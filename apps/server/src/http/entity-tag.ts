import { createHash } from 'node:crypto';

/** A strong tag for unversioned content. */
export function entityTagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/**
 * True if an `If-None-Match` or `If-Match` names the tag. Proxies may weaken a tag; the content is
 * the same.
 */
export function isNamed(etag: string, condition: string | undefined): boolean {
  if (etag === condition) return true;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = (condition ?? '').split(',').map(bare);
  return tags.includes(bare(etag)) || tags.includes('*');
}

/** Tag of versioned content: equal versions have equal meaning, not equal bytes. */
export function weakTag(version: string): string {
  return `W/"${version}"`;
}

/** True if the request sends `Cache-Control: no-cache` (RFC 9111, section 5.2.1.4). */
export function bypassesCache(cacheControl: string | null | undefined): boolean {
  return cacheControl?.toLowerCase().includes('no-cache') ?? false;
}
