/** The page where people see and revoke their keys, or the one where they make one. */
export function buildKeysLink(publicUrl: string, { isNew = false } = {}): string {
  return `${publicUrl}/dashboard?section=profile${isNew ? '&key=new' : ''}`;
}
