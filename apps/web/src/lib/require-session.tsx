import { Navigate, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useAuth } from './auth-provider.tsx';
import { rememberReturnPath } from './return-path.ts';
import { sessionExpiredText } from './unauthorized-watch.tsx';

/**
 * Redirects to the sign-in when the session ends, here or in another tab. After an expired session, the next
 * sign-in returns to this page.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { session, isLoading, notice } = useAuth();
  if (isLoading || session) return <>{children}</>;
  return <ToSignIn isComingBack={notice === sessionExpiredText} />;
}

function ToSignIn({ isComingBack }: { isComingBack: boolean }) {
  const href = useLocation({ select: (location) => location.href });
  useEffect(() => {
    if (isComingBack && href.startsWith('/dashboard')) rememberReturnPath(href);
  }, [isComingBack, href]);
  return <Navigate to="/signin" replace />;
}
