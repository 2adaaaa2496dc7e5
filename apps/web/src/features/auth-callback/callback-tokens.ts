/** What an identity redirect brought along in the URL. */
export interface CallbackTokens {
  accessToken: string | null;
  refreshToken: string | null;
  /** A code that stands for a session, where this browser keeps its verifier. */
  code: string | null;
  /** The reason for a refusal, as the identity service words it. */
  errorDescription: string | null;
  errorCode: string | null;
}

/** Reads the hash and the query; what the query says wins. */
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
