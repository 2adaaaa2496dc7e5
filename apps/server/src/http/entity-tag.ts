/** Whether an `If-None-Match` names the tag. Proxies may weaken a tag on the way; the content is the same. */
export function isNamed(etag: string, condition: string | undefined): boolean {
  const tags = (condition ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
