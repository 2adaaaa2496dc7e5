import { useLocalStorage } from '@mantine/hooks';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { AccessWatch } from './access-watch.tsx';
import { TimeZoneProvider } from './dates.tsx';
import {
  nothingWanted,
  ownerOf,
  resolveSelection,
  type TrackedDomain,
  type WantedSelection,
  type Workspace,
} from './resolve-selection.ts';
import { trpc } from './trpc.ts';
import { useSelectionLink } from './use-selection-link.ts';
import { useSelectionSync } from './use-selection-sync.ts';

export type { TrackedDomain, Workspace } from './resolve-selection.ts';

export interface Selection {
  workspaces: Workspace[];
  workspace: Workspace | null;
  domain: TrackedDomain | null;
  /** Location and language of the domain's rank checks; null without a domain. */
  market: { locationCode: number; languageCode: string; locationName: string } | null;
  isLoading: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
  /** Switching the workspace clears the domain. */
  selectWorkspace: (workspaceId: string) => void;
  /** The workspace is looked up unless given: a new one may not be in the list yet. */
  selectDomain: (domainId: string, workspaceId?: string) => void;
}

/** Milliseconds before companies are refetched. */
export const companiesStaleTime = 300_000;
export const selectionStorageKey = 'keydence.selection';

const SelectionContext = createContext<Selection | null>(null);

export function SelectionProvider({ children }: { children: ReactNode }) {
  const { data, isPending, error, refetch } = trpc.workspaces.list.useQuery(undefined, {
    staleTime: companiesStaleTime,
  });
  const [remembered, remember] = useLocalStorage<WantedSelection>({
    key: selectionStorageKey,
    defaultValue: nothingWanted,
    getInitialValueInEffect: false,
  });
  const link = useSelectionLink();
  const { asked, go } = link;
  const selectWorkspace = useCallback(
    (workspaceId: string) => {
      remember({ workspaceId, domainId: null });
      go({ workspace: workspaceId });
    },
    [remember, go],
  );
  const selectDomain = useCallback(
    (domainId: string, workspaceId?: string) => {
      const owner = ownerOf(data ?? [], domainId);
      remember((previous) => ({ workspaceId: workspaceId ?? owner?.id ?? previous.workspaceId, domainId }));
      go({ domain: domainId });
    },
    [data, remember, go],
  );
  const resolved = useMemo(() => resolveSelection(data ?? [], remembered, asked), [data, remembered, asked]);
  useSelectionSync({ workspaces: data, ...resolved, link, remember });
  const selection = useMemo<Selection>(() => {
    const { workspace, domain } = resolved;
    const market = domain && {
      locationCode: domain.locationCode,
      languageCode: domain.languageCode,
      locationName: domain.locationName,
    };
    const choice = { workspaces: data ?? [], workspace, domain, market, selectWorkspace, selectDomain };
    return { ...choice, isLoading: isPending, error, refetch };
  }, [data, resolved, isPending, error, refetch, selectWorkspace, selectDomain]);
  return (
    <SelectionContext value={selection}>
      <AccessWatch workspaces={data} workspace={resolved.workspace} />
      <TimeZoneProvider timeZone={resolved.workspace?.timeZone ?? null}>{children}</TimeZoneProvider>
    </SelectionContext>
  );
}

/** Workspace, domain and market of every dashboard screen. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('useSelection needs a SelectionProvider above it');
  return selection;
}
