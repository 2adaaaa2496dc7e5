import { createHash } from 'node:crypto';

/** A strong tag for content that has no version of its own. */
export function entityTagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** Whether an `If-None-Match` or `If-Match` names the tag. Proxies may weaken a tag on the way; the content is the same. */
export function isNamed(etag: string, condition: string | undefined): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = (condition ?? '').split(',').map(bare);
  return tags.includes(bare(etag)) || tags.includes('*');
}
