import type { Session } from '@supabase/auth-js';
import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { AuthClient } from './auth-client.ts';
import { clearUserData } from './clear-user-data.ts';
import { sessionStorageKey } from './session-storage-key.ts';

interface Auth {
  client: AuthClient;
  session: Session | null;
  /** True until the stored session has been read. */
  isLoading: boolean;
  /** Reason for the end of the session, for the sign-in screen. */
  notice: string | null;
  /** Ends the session here and on the server, and deletes its stored data. */
  signOut: (notice?: string) => Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

export const signedOutHereOnly =
  'You are signed out on this device. Could not reach the server; it ends the session when it expires.';

export function AuthProvider({ client, children }: { client: AuthClient; children: ReactNode }) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<{ session: Session | null; isLoading: boolean }>({
    session: null,
    isLoading: true,
  });
  const [notice, setNotice] = useState<string | null>(null);

  const isSignedIn = useRef(false);
  const hasLeft = useRef(false);

  // Several refused requests can end one session; ignore all but the first.
  const end = useCallback(() => {
    if (isSignedIn.current) clearUserData(queryClient);
    isSignedIn.current = false;
    setState({ session: null, isLoading: false });
  }, [queryClient]);

  useEffect(() => {
    const { data } = client.onAuthStateChange((event, session) => {
      if (event === 'SIGNED_OUT') return end();
      isSignedIn.current = session !== null;
      if (session) hasLeft.current = false;
      setState({ session, isLoading: false });
      if (event === 'SIGNED_IN') setNotice(null);
    });
    return () => data.subscription.unsubscribe();
  }, [client, end]);
  const endElsewhere = useCallback(() => {
    // Later refusals are a result of the sign-out, not of an expired session.
    hasLeft.current = true;
    end();
  }, [end]);
  useEndElsewhere(endElsewhere);

  const signOut = useCallback(
    async (reason?: string) => {
      // Pending requests are refused after a sign-out; the user knows why.
      if (hasLeft.current) return;
      hasLeft.current = reason === undefined;
      setNotice(reason ?? null);
      if (!isSignedIn.current) return;
      const { error } = await client.signOut({ scope: 'local' });
      // The client keeps the session if the server cannot be reached. Sign out here anyway.
      if (!error) return;
      setNotice(reason ?? signedOutHereOnly);
      end();
    },
    [client, end],
  );

  const auth = useMemo(() => ({ client, ...state, notice, signOut }), [client, state, notice, signOut]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Ends the session when a sign-out in another tab clears the shared storage. */
function useEndElsewhere(end: () => void): void {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      const isCleared = key === null || (key === sessionStorageKey && newValue === null);
      if (isCleared && localStorage.getItem(sessionStorageKey) === null) end();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [end]);
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above it');
  return auth;
}
