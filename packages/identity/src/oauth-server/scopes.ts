/** What an OAuth client may read of a user. No scope opens anything else. */
export const supportedScopes = ['openid', 'profile', 'email', 'phone'] as const;

const defaultScope = 'openid';

/** The scopes of a request, each once, or null if one is unknown. */
export function readScopes(text: string): string[] | null {
  const scopes = [...new Set((text || defaultScope).split(' ').filter(Boolean))];
  const known: readonly string[] = supportedScopes;
  return scopes.length > 0 && scopes.every((scope) => known.includes(scope)) ? scopes : null;
}
