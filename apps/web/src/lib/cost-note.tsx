import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { costTexts } from './cost-messages.ts';
import { type RouterInputs, trpc } from './trpc.ts';

type PaidAction = RouterInputs['spending']['estimate']['action'];

interface CostNoteProps {
  workspaceId: string;
  /** Omitted for a domain that is not added yet. */
  domainId?: string | undefined;
  /** Paid actions on this screen, with the names of their buttons; a single action needs no name. */
  actions: readonly { action: PaidAction; name?: string }[];
}

/**
 * Cost of actions on live search data, shown before the user starts them. Renders nothing if they are free
 * or while the estimate loads: most servers have no live source.
 */
export function CostNote({ workspaceId, domainId, actions }: CostNoteProps) {
  const answers = trpc.useQueries((t) =>
    actions.map(({ action }) => t.spending.estimate({ workspaceId, action, ...(domainId && { domainId }) })),
  );
  if (answers.some(({ error }) => error)) return <Note>{costTexts.unknown}</Note>;
  const priced = answers.flatMap(({ data }, index) =>
    data?.isPaid ? [{ ...data, name: actions[index]?.name }] : [],
  );
  const [first] = priced;
  if (!first) return null;
  const dearest = Math.max(...priced.map(({ expectedUsd, upToUsd }) => expectedUsd ?? upToUsd));
  return (
    <Note>
      {costTexts.note(priced, first.leftUsd)}
      {dearest > first.leftUsd ? ` ${costTexts.mayStop}` : null}
    </Note>
  );
}

interface SetupCostNoteProps {
  /** Omitted for a workspace that does not exist yet. */
  workspaceId?: string;
  /** Domain as typed, after the check found a website. */
  domain: string;
  locationCode: number;
}

/** Cost of setting up a new domain, shown before it is added; renders nothing if it is free. */
export function SetupCostNote(site: SetupCostNoteProps) {
  const { data, error } = trpc.spending.estimateSetup.useQuery(site);
  if (error) return <Note>{costTexts.unknown}</Note>;
  if (!data?.isPaid) return null;
  return (
    <Note>
      {costTexts.setup(data.upToUsd, data.leftUsd)}
      {data.upToUsd > data.leftUsd ? ` ${costTexts.mayStop}` : null}
    </Note>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Text size="xs" c="dimmed" role="note">
      {children}
    </Text>
  );
}
