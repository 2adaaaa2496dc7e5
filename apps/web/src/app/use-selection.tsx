import { useLocalStorage } from '@mantine/hooks';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { type RouterOutputs, trpc } from './trpc.ts';

export type Workspace = RouterOutputs['workspaces']['list'][number];
export type TrackedDomain = Workspace['domains'][number];

interface StoredSelection {
  workspaceId: string | null;
  domainId: string | null;
}

export interface Selection {
  workspaces: Workspace[];
  workspace: Workspace | null;
  domain: TrackedDomain | null;
  /** Where and in which language the domain is measured; null without a domain. */
  market: { locationCode: number; languageCode: string; locationName: string } | null;
  isLoading: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
  /** Switching the workspace clears the domain. */
  selectWorkspace: (workspaceId: string) => void;
  /** The workspace is looked up unless it is given: a new one may not be in the list yet. */
  selectDomain: (domainId: string, workspaceId?: string) => void;
}

export const companiesStaleTime = 300_000;
export const selectionStorageKey = 'keydence.selection';
const nothing: StoredSelection = { workspaceId: null, domainId: null };

/** The remembered workspace and domain, or the first ones where the remembered are gone. */
export function resolveSelection(workspaces: Workspace[], stored: StoredSelection) {
  const workspace = workspaces.find(({ id }) => id === stored.workspaceId) ?? workspaces[0] ?? null;
  const domains = workspace?.domains ?? [];
  const domain = domains.find(({ id }) => id === stored.domainId) ?? domains[0] ?? null;
  return { workspace, domain };
}

const SelectionContext = createContext<Selection | null>(null);

export function SelectionProvider({ children }: { children: ReactNode }) {
  const { data, isPending, error, refetch } = trpc.workspaces.list.useQuery(undefined, {
    staleTime: companiesStaleTime,
  });
  const [stored, setStored] = useLocalStorage<StoredSelection>({
    key: selectionStorageKey,
    defaultValue: nothing,
    getInitialValueInEffect: false,
  });
  const selectWorkspace = useCallback(
    (workspaceId: string) => setStored({ workspaceId, domainId: null }),
    [setStored],
  );
  const selectDomain = useCallback(
    (domainId: string, workspaceId?: string) => {
      const owner = data?.find(({ domains }) => domains.some(({ id }) => id === domainId));
      setStored((previous) => ({ workspaceId: workspaceId ?? owner?.id ?? previous.workspaceId, domainId }));
    },
    [data, setStored],
  );
  const selection = useMemo<Selection>(() => {
    const workspaces = data ?? [];
    const { workspace, domain } = resolveSelection(workspaces, stored);
    const market = domain && {
      locationCode: domain.locationCode,
      languageCode: domain.languageCode,
      locationName: domain.locationName,
    };
    const choice = { workspaces, workspace, domain, market, selectWorkspace, selectDomain };
    return { ...choice, isLoading: isPending, error, refetch };
  }, [data, stored, isPending, error, refetch, selectWorkspace, selectDomain]);
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

/** The workspace, domain and market that every dashboard screen is about. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('useSelection needs a SelectionProvider above it');
  return selection;
}
