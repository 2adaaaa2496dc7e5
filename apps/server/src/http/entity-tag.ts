import { createHash } from 'node:crypto';

/** A strong tag for content that has no version of its own. */
export function entityTagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** Whether an `If-None-Match` or `If-Match` names the tag. Proxies may weaken a tag on the way; the content is the same. */
export function isNamed(etag: string, condition: string | undefined): boolean {
  if (etag === condition) return true;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = (condition ?? '').split(',').map(bare);
  return tags.includes(bare(etag)) || tags.includes('*');
}

/** The tag of content that has a version: the same version means the same to whoever asks, not the same bytes. */
export function weakTag(version: string): string {
  return `W/"${version}"`;
}

/** Whether a caller wants nothing that is only remembered (RFC 9111, section 5.2.1.4). */
export function asksAnew(cacheControl: string | null | undefined): boolean {
  return cacheControl?.toLowerCase().includes('no-cache') ?? false;
}
