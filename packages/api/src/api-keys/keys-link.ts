/** The page where people see, make and revoke their keys. */
export function keysLink(publicUrl: string): string {
  return `${publicUrl}/dashboard?section=profile#api-keys`;
}
