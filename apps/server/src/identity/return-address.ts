import type { AuthError, SessionView } from '@keydence/identity';

type Fields = Record<string, string>;

/** A session in a return address, as the public client reads it. */
export function sessionFields(session: SessionView, type?: string): Fields {
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
    ...(session.provider_token ? { provider_token: session.provider_token } : {}),
    ...(session.provider_refresh_token ? { provider_refresh_token: session.provider_refresh_token } : {}),
    ...(type ? { type } : {}),
  };
}

const oauthErrorByStatus: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** A refusal in a return address; the client detects it by `error_description`. */
export function errorFields({ status, code, message }: AuthError): Fields {
  const error = oauthErrorByStatus[status];
  return { ...(error ? { error } : {}), error_code: code, error_description: message, sb: '' };
}

export function withHash(target: string, fields: Fields): string {
  const url = new URL(target);
  url.hash = new URLSearchParams(fields).toString();
  return url.href;
}

export function withQuery(target: string, fields: Fields): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(fields)) if (value) url.searchParams.set(name, value);
  return url.href;
}
