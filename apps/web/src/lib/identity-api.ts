import { type AuthClient, readAuthPath } from './auth-client.ts';

/** Error of the identity API or of the browser's passkey dialog. */
export interface IdentityError {
  code?: string | undefined;
  message: string;
}

export type IdentityAnswer<Data> = { data: Data; error: null } | { data: null; error: IdentityError };

interface IdentityCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
}

/** Calls endpoints that the identity client has no method for, with its session if present. Never rejects. */
export async function callIdentity<Data>(
  client: Pick<AuthClient, 'getSession'>,
  { method, path, body }: IdentityCall,
): Promise<IdentityAnswer<Data>> {
  try {
    const token = (await client.getSession()).data.session?.access_token;
    const answer = await window.fetch(`${readAuthPath()}${path}`, {
      method,
      headers: {
        'x-supabase-api-version': '2024-01-01',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const data = answer.status === 204 ? null : await answer.json();
    return answer.ok ? { data, error: null } : { data: null, error: data };
  } catch {
    return { data: null, error: { message: '' } };
  }
}
