import { Panel } from '@keydence/ui';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../lib/confirm-dialog.tsx';
import { trpc } from '../../lib/trpc.ts';
import { HoldingsChoice } from './holdings-choice.tsx';
import { endTexts as texts } from './messages.ts';
import { useHoldings } from './use-holdings.ts';
import { reasonOf } from './use-members.ts';
import type { Workspace } from './use-workspace-form.ts';
import classes from './workspace-settings.module.css';

/** Leaves the workspace or, for owners, deletes it. */
export function EndCard({ workspace }: { workspace: Workspace }) {
  const { data } = trpc.members.list.useQuery({ workspaceId: workspace.id });
  const isOwner = data?.data.some(({ isYou, role }) => isYou && role === 'owner') ?? false;
  return (
    <Panel label={texts.title}>
      <Title order={2} mb="sm">
        {texts.title}
      </Title>
      <div className={classes.ends}>
        <Leaving workspace={workspace} userId={data?.data.find(({ isYou }) => isYou)?.userId ?? null} />
        {isOwner ? <Deleting workspace={workspace} /> : null}
      </div>
    </Panel>
  );
}

function Leaving({ workspace: { id, name }, userId }: { workspace: Workspace; userId: string | null }) {
  const [isAsking, setIsAsking] = useState(false);
  const holdings = useHoldings(id, isAsking ? userId : null);
  const utils = trpc.useUtils();
  const leave = trpc.members.leave.useMutation({ onSuccess: () => utils.workspaces.list.invalidate() });
  return (
    <div className={classes.end}>
      <Text size="sm">{texts.leaveHint}</Text>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {texts.leave}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.leaveTitle(name)}
        confirmLabel={texts.leave}
        isBusy={leave.isPending}
        failure={reasonOf(leave.error, texts.leaveFailed)}
        onConfirm={() => leave.mutate({ workspaceId: id, ...holdings.ends })}
        onClose={() => {
          leave.reset();
          setIsAsking(false);
        }}
      >
        {texts.leaveHint}
        <HoldingsChoice state={holdings} isYou />
      </ConfirmDialog>
    </div>
  );
}

function Deleting({ workspace: { id, name } }: { workspace: Workspace }) {
  const [isAsking, setIsAsking] = useState(false);
  const utils = trpc.useUtils();
  const remove = trpc.workspaces.delete.useMutation({ onSuccess: () => utils.workspaces.list.invalidate() });
  return (
    <div className={classes.end}>
      <Text size="sm">{texts.deleteHint}</Text>
      <Button variant="light" color="red" onClick={() => setIsAsking(true)}>
        {texts.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.deleteTitle(name)}
        confirmLabel={texts.delete}
        typed={{ label: texts.deleteType(name), word: name }}
        isBusy={remove.isPending}
        failure={reasonOf(remove.error, texts.deleteFailed)}
        onConfirm={() => remove.mutate({ workspaceId: id })}
        onClose={() => {
          remove.reset();
          setIsAsking(false);
        }}
      >
        {texts.deleteText}
      </ConfirmDialog>
    </div>
  );
}
