import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../../lib/auth-provider.tsx';
import { callIdentity } from '../../lib/identity-api.ts';
import { identityFailureText } from '../../lib/identity-failure.ts';
import { trpc } from '../../lib/trpc.ts';
import { connectedAppsTexts as texts } from './connected-apps-messages.ts';

/** Application with the user's permission. */
export interface ConnectedApp {
  client: { id: string; name: string };
  scopes: string[];
  granted_at: string;
  last_used_at?: string;
}

const queryKey = ['connected-apps'];
const path = '/user/oauth/grants';

export function useConnectedApps() {
  const { client } = useAuth();
  return useQuery({
    queryKey,
    queryFn: async () => {
      const { data, error } = await callIdentity<ConnectedApp[]>(client, { method: 'GET', path });
      if (error) throw new Error(identityFailureText(error, texts.loadFailed));
      return data;
    },
  });
}

/** Revokes an application's permission immediately. Throws with a message for the user. */
export function useDisconnectApp(onDisconnected: (app: ConnectedApp) => void) {
  const { client } = useAuth();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: async (app: ConnectedApp) => {
      const query = new URLSearchParams({ client_id: app.client.id });
      const { error } = await callIdentity(client, { method: 'DELETE', path: `${path}?${query}` });
      if (error) throw new Error(identityFailureText(error, texts.disconnectFailed));
    },
    onSuccess: async (_answer, app) => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        utils.accountActivity.list.invalidate(),
      ]);
      onDisconnected(app);
    },
  });
}
