import { AuthError } from '../auth-error.ts';

export const authMethods = ['none', 'client_secret_basic', 'client_secret_post'] as const;
export type AuthMethod = (typeof authMethods)[number];
const grantTypes = ['authorization_code', 'refresh_token'];
const maxRedirectUris = 10;
const maxNameLength = 200;
const maxUriLength = 2048;

/**
 * Schemes that a browser runs or opens itself, so that a code in them never reaches an application.
 */
const refusedSchemes = new Set([
  ...['javascript:', 'data:', 'vbscript:', 'file:', 'about:', 'blob:', 'filesystem:', 'view-source:'],
  ...['ws:', 'wss:', 'ftp:', 'mailto:', 'tel:', 'sms:', 'intent:'],
]);
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Throws 400 `validation_failed`, naming the address. */
export function checkRedirectUris(uris: readonly string[]): void {
  if (uris.length === 0) throw invalid('redirect_uris is required');
  if (uris.length > maxRedirectUris) throw invalid(`redirect_uris cannot exceed ${maxRedirectUris} items`);
  for (const uri of uris) {
    const problem = findProblem(uri);
    if (problem) throw invalid(`invalid redirect_uri '${uri.slice(0, 200)}': ${problem}`);
  }
}

function findProblem(uri: string): string | null {
  if (uri.length > maxUriLength) return `must have at most ${maxUriLength} characters`;
  if (!/^[\x21-\x7e]+$/.test(uri) || !/^[a-z][a-z0-9+.-]*:\/\//.test(uri) || !URL.canParse(uri))
    return 'must be an absolute address';
  const { protocol, hostname, username, password } = new URL(uri);
  if (refusedSchemes.has(protocol)) return `scheme ${protocol} is not allowed`;
  if (protocol === 'http:' && !loopbackHosts.has(hostname)) return 'http is allowed for this machine only';
  if (username || password) return 'must not contain a password';
  if (uri.includes('#')) return 'must not contain a fragment';
  if (uri.includes('*')) return 'must not contain a placeholder';
  return null;
}

export function checkGrantTypes(types: readonly string[]): void {
  if (types.length === 0 || types.some((type) => !grantTypes.includes(type)))
    throw invalid(`grant_types must only contain ${grantTypes.join(' and ')}`);
}

/** Parses an auth method; throws 400 for an unknown one. */
export function readAuthMethod(name: string): AuthMethod {
  const method = authMethods.find((known) => known === name);
  if (method) return method;
  throw invalid(`token_endpoint_auth_method must be one of: ${authMethods.join(', ')}`);
}

/** The name shown to users: one line. */
export function readClientName(name: string): string {
  const trimmed = name.trim();
  if (!trimmed) throw invalid('client_name is required');
  if (trimmed.length > maxNameLength) throw invalid(`client_name cannot exceed ${maxNameLength} characters`);
  if (/\p{C}/u.test(trimmed)) throw invalid('client_name must be one line of text');
  return trimmed;
}

/** A URL for users to open, or null for an empty text. */
export function readWebAddress(field: 'client_uri' | 'logo_uri', text: string): string | null {
  if (!text) return null;
  if (text.length <= maxUriLength && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))
    return text;
  throw invalid(`${field} must be a valid URL`);
}

export function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}
