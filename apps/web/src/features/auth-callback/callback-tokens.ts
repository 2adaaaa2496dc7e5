/** Values of an identity redirect in the URL. */
export interface CallbackTokens {
  accessToken: string | null;
  refreshToken: string | null;
  /** Authorization code; this browser stores its verifier. */
  code: string | null;
  /** Reason for a refusal, in the identity service's words. */
  errorDescription: string | null;
  errorCode: string | null;
}

/** Reads the hash and the query; the query takes precedence. */
export function readCallbackTokens(location: { hash: string; search: string }): CallbackTokens {
  const hash = new URLSearchParams(location.hash.replace(/^#/, ''));
  const query = new URLSearchParams(location.search);
  const read = (name: string) => query.get(name) || hash.get(name) || null;
  return {
    accessToken: read('access_token'),
    refreshToken: read('refresh_token'),
    code: query.get('code') || null,
    errorDescription: read('error_description'),
    errorCode: read('error_code'),
  };
}
