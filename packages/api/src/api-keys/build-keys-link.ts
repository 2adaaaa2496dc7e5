/** Address of the page to see and revoke API keys, or of the page to create one. */
export function buildKeysLink(publicUrl: string, { isNew = false } = {}): string {
  return `${publicUrl}/dashboard?section=profile${isNew ? '&key=new' : ''}`;
}
