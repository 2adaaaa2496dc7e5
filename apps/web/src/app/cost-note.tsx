import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { costTexts } from './cost-messages.ts';
import { type RouterInputs, trpc } from './trpc.ts';

type PaidAction = RouterInputs['spending']['estimate']['action'];

interface CostNoteProps {
  workspaceId: string;
  /** Left out: a domain that is about to be added. */
  domainId?: string | undefined;
  /** What can be done here, and how its button calls it; a single one needs no name. */
  actions: readonly { action: PaidAction; name?: string }[];
}

/**
 * What actions on live search data will cost, before they are taken. Nothing where they cost nothing, and nothing while
 * that is being asked: most servers have no live source.
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
  /** Left out: a workspace that is about to be made. */
  workspaceId?: string;
  /** As it was typed, once it is known to be a website. */
  domain: string;
  locationCode: number;
}

/** What the setup of a new domain will cost, before it is added; nothing where it costs nothing. */
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
