import { useQuery } from '@tanstack/react-query';
import type { AuthClient } from '../../lib/auth-client.ts';
import { useAuth } from '../../lib/auth-provider.tsx';
import { type CallbackTokens, readCallbackTokens } from './callback-tokens.ts';
import { noTokens } from './messages.ts';

/** Refusal message of the identity service. */
export class RefusedSignIn extends Error {
  readonly code: string | null;

  constructor(message: string, code: string | null) {
    super(message);
    this.code = code;
  }
}

async function establishSession(client: AuthClient, tokens: CallbackTokens): Promise<string> {
  const { accessToken, refreshToken, code, errorDescription, errorCode } = tokens;
  if (errorDescription) throw new RefusedSignIn(errorDescription, errorCode);
  if (accessToken && refreshToken) {
    const { error } = await client.setSession({ access_token: accessToken, refresh_token: refreshToken });
    if (error) throw error;
  } else if (code) {
    const { error } = await client.exchangeCodeForSession(code);
    if (error) throw error;
  }
  const { data } = await client.getSession();
  if (!data.session) throw new Error(noTokens);
  return data.session.access_token;
}

/** Checks once if the API accepts the new session; the result changes nothing. */
async function probeApi(accessToken: string): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}` };
  await fetch('/api/test', { headers }).catch(() => undefined);
}

/** Starts the session from the redirect and removes the tokens from the address bar. */
export function useCallback() {
  const { client } = useAuth();
  return useQuery({
    queryKey: ['auth-callback'],
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const tokens = readCallbackTokens(window.location);
      if (tokens.accessToken || tokens.code || tokens.errorDescription) {
        window.history.replaceState(window.history.state, '', window.location.pathname);
      }
      const accessToken = await establishSession(client, tokens);
      await probeApi(accessToken);
      return true;
    },
  });
}
