import { type AuthClient, createAuthClient } from '../lib/auth-client.ts';
import { createSendFile, type SendFile } from '../lib/send-file.ts';
import { type ApiClient, createApiClient } from './api-client.ts';

/** Clients of the server, created once per page. Tests pass their own. */
export interface AppServices {
  auth: AuthClient;
  api: ApiClient;
  sendFile: SendFile;
}

export function createAppServices(origin: string): AppServices {
  const auth = createAuthClient(origin);
  const getAccessToken = async () => (await auth.getSession()).data.session?.access_token ?? null;
  return {
    auth,
    api: createApiClient({ url: `${origin}/trpc`, getAccessToken }),
    sendFile: createSendFile({ origin, getAccessToken }),
  };
}
