import type { Session } from '@supabase/auth-js';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { AuthClient } from './auth-client.ts';

interface Auth {
  client: AuthClient;
  session: Session | null;
  /** True until the stored session has been read. */
  isLoading: boolean;
  /** One sentence for the sign-in screen: why the session ended. */
  notice: string | null;
  /** Ends the session and forgets everything that was kept for it. */
  signOut: (notice?: string) => Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

const colourSchemeKey = 'mantine-color-scheme-value';

/** Everything goes but the colour scheme: it is about the screen, not about the person. */
function clearLocalStorage(): void {
  const colourScheme = localStorage.getItem(colourSchemeKey);
  localStorage.clear();
  if (colourScheme) localStorage.setItem(colourSchemeKey, colourScheme);
}

export function AuthProvider({ client, children }: { client: AuthClient; children: ReactNode }) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<{ session: Session | null; isLoading: boolean }>({
    session: null,
    isLoading: true,
  });
  const [notice, setNotice] = useState<string | null>(null);

  useEffect(() => {
    const { data } = client.onAuthStateChange((event, session) => {
      setState({ session, isLoading: false });
      if (event === 'SIGNED_IN') setNotice(null);
      if (event === 'SIGNED_OUT') {
        queryClient.clear();
        clearLocalStorage();
      }
    });
    return () => data.subscription.unsubscribe();
  }, [client, queryClient]);

  const signOut = useCallback(
    async (reason?: string) => {
      setNotice(reason ?? null);
      await client.signOut({ scope: 'local' });
      queryClient.clear();
      clearLocalStorage();
      setState({ session: null, isLoading: false });
    },
    [client, queryClient],
  );

  const auth = useMemo(() => ({ client, ...state, notice, signOut }), [client, state, notice, signOut]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above it');
  return auth;
}
