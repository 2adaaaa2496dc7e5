/** Scopes for reading user data. No scope grants anything else. */
export const supportedScopes = ['openid', 'profile', 'email', 'phone'] as const;

const defaultScope = 'openid';

/** The distinct scopes of a request, or null if one is unknown. */
export function readScopes(text: string): string[] | null {
  const scopes = [...new Set((text || defaultScope).split(' ').filter(Boolean))];
  const known: readonly string[] = supportedScopes;
  return scopes.length > 0 && scopes.every((scope) => known.includes(scope)) ? scopes : null;
}
