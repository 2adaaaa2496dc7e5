import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useAuth } from './auth-provider.tsx';
import { appCodeOf } from './trpc.ts';

export const sessionExpiredText = 'Session expired. Please sign in again.';
export const authenticationErrorText = 'Authentication error. Please try again.';

type Listener = (error: unknown) => void;

/** Carries answers 401 from the query client, which is made first, to the session, which is made later. */
export interface UnauthorizedSignal {
  emit: Listener;
  subscribe: (listener: Listener) => () => void;
}

export function createUnauthorizedSignal(): UnauthorizedSignal {
  const listeners = new Set<Listener>();
  return {
    emit: (error) => {
      for (const listener of listeners) listener(error);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Signs out when the session is gone; says so when only this request was refused. */
export function UnauthorizedWatch({ signal }: { signal: UnauthorizedSignal }) {
  const { client, signOut } = useAuth();
  useEffect(
    () =>
      signal.subscribe(async (error) => {
        const { data } = await client.getSession();
        if (!data.session || appCodeOf(error) === 'session_expired') return signOut(sessionExpiredText);
        notifications.show({ id: 'unauthorized', color: 'red', message: authenticationErrorText });
      }),
    [signal, client, signOut],
  );
  return null;
}
