import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAuth } from './auth-provider.tsx';

/** Leaves for the sign-in as soon as the session ends, here or in another tab. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { session, isLoading } = useAuth();
  if (!isLoading && !session) return <Navigate to="/signin" replace />;
  return <>{children}</>;
}
