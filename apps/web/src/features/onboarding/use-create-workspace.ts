import { findLocation } from '@keydence/domain';
import { browserTimeZone } from '../../lib/dates.tsx';
import { type RouterInputs, type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { createFailed, sampleWorkspaceName } from './messages.ts';
import type { Draft } from './use-draft.ts';

type CreateInput = RouterInputs['workspaces']['create'];
type Workspace = RouterOutputs['workspaces']['create'];

/** Creates the workspace with its domain, selects both, and returns the workspace. */
export function useCreateWorkspace(): (input: CreateInput) => Promise<Workspace> {
  const utils = trpc.useUtils();
  const { selectDomain } = useSelection();
  const { mutateAsync } = trpc.workspaces.create.useMutation({
    onSuccess: (workspace) => {
      utils.workspaces.list.setData(undefined, (workspaces = []) => [
        ...workspaces.filter(({ id }) => id !== workspace.id),
        workspace,
      ]);
      const [domain] = workspace.domains;
      if (domain) selectDomain(domain.id, workspace.id);
    },
  });
  return mutateAsync;
}

export function inputOf(draft: Draft): CreateInput {
  const { name, domain, locationCode, requestId, acceptUnreachable } = draft;
  const locationName = findLocation(locationCode)?.locationName;
  const entered = {
    name: name.trim(),
    domainUrl: domain.trim(),
    requestId,
    timeZone: browserTimeZone(),
    ...(acceptUnreachable && { acceptUnreachable }),
  };
  return locationName ? { ...entered, locationName } : entered;
}

export function createdOf(workspace: Workspace): Draft['created'] {
  const [domain] = workspace.domains;
  return domain ? { workspaceId: workspace.id, domainId: domain.id } : null;
}

/** Draft for a sample workspace: the first sample site, in the visitor's country if it has figures there. */
export function useSampleDraft() {
  const utils = trpc.useUtils();
  return async (preferredLocation: number) => {
    const [sample] = await utils.trackedDomains.listSamples.fetch();
    if (!sample) throw new Error(createFailed);
    const { domainName, locationCodes } = sample;
    const locationCode = locationCodes.includes(preferredLocation) ? preferredLocation : locationCodes[0];
    return {
      name: sampleWorkspaceName,
      domain: domainName,
      locationCode: locationCode ?? preferredLocation,
      acceptUnreachable: false,
    };
  };
}
