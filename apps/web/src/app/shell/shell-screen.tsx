import { BrandLoader, ErrorPanel } from '@keydence/ui';
import { Navigate } from '@tanstack/react-router';
import { failureText } from '../../lib/failure-text.ts';
import { RequireSession } from '../../lib/require-session.tsx';
import { appCodeOf, isNetworkError } from '../../lib/trpc.ts';
import { authenticationErrorText } from '../../lib/unauthorized-watch.tsx';
import { SelectionProvider, useSelection } from '../../lib/use-selection.tsx';
import { ViewerNote } from '../viewer-note.tsx';
import { AppFrame } from './app-frame.tsx';
import { SectionView } from './section-view.tsx';
import { ShellDialogs } from './shell-dialogs.tsx';

/** Application frame around every dashboard section. */
export function ShellScreen() {
  return (
    <RequireSession>
      <SelectionProvider>
        <Shell />
      </SelectionProvider>
    </RequireSession>
  );
}

const refusedCodes = new Set(['not_authenticated', 'invalid_token']);

/**
 * Opens the onboarding for a user without a workspace. A failed request never does, because it does not
 * prove that there is none.
 */
function Shell() {
  const { workspaces, isLoading, error, refetch } = useSelection();
  if (isLoading) return <BrandLoader />;
  if (error && workspaces.length === 0) {
    const appCode = appCodeOf(error);
    // The sign-out is in progress.
    if (appCode === 'session_expired') return <BrandLoader />;
    if (appCode && refusedCodes.has(appCode)) {
      return (
        <main>
          <ErrorPanel title={authenticationErrorText} onRetry={refetch} />
        </main>
      );
    }
    return (
      <main>
        <ErrorPanel
          title="Failed to load company data"
          message={
            isNetworkError(error)
              ? 'The server cannot be reached. Check your connection.'
              : failureText(error)
          }
          onRetry={refetch}
        />
      </main>
    );
  }
  if (workspaces.length === 0) return <Navigate to="/onboarding" replace />;
  return (
    <ShellDialogs>
      <AppFrame>
        <ViewerNote />
        <SectionView />
      </AppFrame>
    </ShellDialogs>
  );
}
