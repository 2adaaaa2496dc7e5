import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { WantedSelection } from './resolve-selection.ts';

interface SelectionParameters {
  domain?: string | undefined;
  workspace?: string | undefined;
}

const textOf = (value: unknown) => (value === undefined || value === null ? null : String(value));

/** Workspace and domain in the dashboard's URL, with functions that change them. */
export function useSelectionLink() {
  const navigate = useNavigate();
  const isOnDashboard = useLocation({ select: ({ pathname }) => pathname === '/dashboard' });
  const domainId = useLocation({ select: ({ search }) => textOf(search.domain) });
  const workspaceId = useLocation({ select: ({ search }) => textOf(search.workspace) });
  const asked = useMemo<WantedSelection>(
    () => (isOnDashboard ? { domainId, workspaceId } : { domainId: null, workspaceId: null }),
    [isOnDashboard, domainId, workspaceId],
  );
  /** Navigates to another domain: keeps the section, drops filters and open items of the old domain. */
  const go = useCallback(
    (wanted: SelectionParameters) => {
      if (!isOnDashboard) return;
      void navigate({
        to: '/dashboard',
        search: ({ section }) => ({ section, domain: undefined, ...wanted }),
      });
    },
    [isOnDashboard, navigate],
  );
  /** Corrects the URL without a history entry. */
  const correct = useCallback(
    (wanted: SelectionParameters) =>
      void navigate({
        to: '/dashboard',
        replace: true,
        resetScroll: false,
        search: (previous) => ({ ...previous, domain: undefined, workspace: undefined, ...wanted }),
      }),
    [navigate],
  );
  return { isOnDashboard, asked, go, correct };
}
