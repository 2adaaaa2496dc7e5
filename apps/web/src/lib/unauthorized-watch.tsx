import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useAuth } from './auth-provider.tsx';
import { appCodeOf } from './trpc.ts';

export const sessionExpiredText = 'Session expired. Please sign in again.';
export const authenticationErrorText = 'Authentication error. Please try again.';

type Listener = (error: unknown) => void;

/** Passes 401 responses from the query client, created first, to the session, created later. */
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

/** Signs out if the session is gone; shows a message if only this request was refused. */
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
