import { ErrorPanel, Panel } from '@keydence/ui';
import { Alert, Skeleton, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../lib/confirm-dialog.tsx';
import { HoldingsChoice } from './holdings-choice.tsx';
import { Invitations } from './invitations.tsx';
import { MemberRow } from './member-row.tsx';
import { memberTexts as texts } from './messages.ts';
import { useHoldings } from './use-holdings.ts';
import { type Member, nameOfMember, useMembers } from './use-members.ts';
import classes from './workspace-settings.module.css';

/** Members of the workspace. Owners change roles, remove and invite here. */
export function MembersCard({ workspaceId }: { workspaceId: string }) {
  const members = useMembers(workspaceId);
  const { query, isOwner } = members;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Panel label={texts.title}>
      <Title order={2} mb={4} ref={heading} tabIndex={-1}>
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.rights}
      </Text>
      {query.data ? (
        <>
          <MemberList
            workspaceId={workspaceId}
            members={members}
            all={query.data.data}
            onRemoved={() => heading.current?.focus()}
          />
          <Invitations workspaceId={workspaceId} isOwner={isOwner} />
        </>
      ) : query.error ? (
        <ErrorPanel title={texts.loadFailed} message={query.error.message} onRetry={query.refetch} />
      ) : (
        <Skeleton height={56} />
      )}
    </Panel>
  );
}

interface MemberListProps {
  workspaceId: string;
  members: ReturnType<typeof useMembers>;
  all: Member[];
  onRemoved: () => void;
}

function MemberList({ workspaceId, members, all, onRemoved }: MemberListProps) {
  const { isOwner, changing, changeRole, changeFailure, remove } = members;
  const [leaving, setLeaving] = useState<Member | null>(null);
  const holdings = useHoldings(workspaceId, leaving?.userId ?? null);
  const shown = useRef('');
  const isDone = useRef(false);
  if (leaving) shown.current = nameOfMember(leaving);
  return (
    <>
      <ul className={classes.rows} aria-label={texts.list}>
        {all.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            canManage={isOwner}
            isChanging={changing === member.userId}
            onRole={(role) => changeRole(member.userId, role)}
            onRemove={() => {
              holdings.reset();
              setLeaving(member);
            }}
          />
        ))}
      </ul>
      {changeFailure ? (
        <Alert role="alert" color="red" variant="light" mt="sm">
          {changeFailure}
        </Alert>
      ) : null}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={texts.removeTitle(shown.current)}
        confirmLabel={texts.removeConfirm}
        isBusy={members.isRemoving}
        failure={members.removeFailure}
        onConfirm={() =>
          leaving &&
          remove(leaving.userId, holdings.ends, () => {
            isDone.current = true;
            setLeaving(null);
          })
        }
        onClose={() => {
          members.forgetFailure();
          setLeaving(null);
        }}
        onClosed={() => {
          if (isDone.current) onRemoved();
          isDone.current = false;
        }}
      >
        {texts.removeText}
        <HoldingsChoice state={holdings} />
      </ConfirmDialog>
    </>
  );
}
