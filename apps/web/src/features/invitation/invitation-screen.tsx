import { BrandLoader, EmptyState, ErrorPanel } from '@keydence/ui';
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useAuth } from '../../lib/auth-provider.tsx';
import { useDates } from '../../lib/dates.tsx';
import { LinkButton } from '../../lib/link-button.tsx';
import { PublicFrame } from '../../lib/public-frame.tsx';
import { appCodeOf, trpc } from '../../lib/trpc.ts';
import { WorkspaceIcon } from '../../lib/workspace-icon.tsx';
import { messages, roleTexts } from './messages.ts';
import { type Invitation, useAcceptInvitation } from './use-invitation.ts';

/** Target of an invitation link, signed in or not. Only the button accepts, so a mail scanner cannot join. */
export function InvitationScreen() {
  const { token } = useParams({ from: '/invitations/$token' });
  const { session, isLoading } = useAuth();
  const query = trpc.invitations.get.useQuery({ token }, { retry: false });
  const { data, error, refetch } = query;
  if (isLoading || (!data && !error)) return <BrandLoader />;
  return (
    <PublicFrame>
      {data ? (
        <Open token={token} invitation={data} email={session?.user.email ?? null} />
      ) : appCodeOf(error) === 'not_found' ? (
        <EmptyState
          title={messages.goneTitle}
          action={
            <LinkButton to="/dashboard" variant="default">
              {messages.goneAction}
            </LinkButton>
          }
        >
          {messages.goneHint}
        </EmptyState>
      ) : (
        <ErrorPanel title={messages.loadFailed} message={error?.message} onRetry={() => void refetch()} />
      )}
    </PublicFrame>
  );
}

interface OpenProps {
  token: string;
  invitation: Invitation;
  /** Address of the signed-in user; null without a session. */
  email: string | null;
}

function Open({ token, invitation, email }: OpenProps) {
  const { workspaceName, workspaceIconUrl } = invitation;
  const actions = useAcceptInvitation(token, invitation);
  const isOther = email !== null && (actions.isForOther || email.toLowerCase() !== invitation.email);
  return (
    <Stack gap="md">
      <Group gap="sm" wrap="nowrap" align="center">
        <WorkspaceIcon name={workspaceName} iconUrl={workspaceIconUrl} size={48} />
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {messages.title(workspaceName)}
        </Title>
      </Group>
      <Invites invitation={invitation} />
      {actions.failure ? (
        <Alert role="alert" color="red" variant="light">
          {actions.failure}
        </Alert>
      ) : null}
      {email === null ? (
        <>
          <Text c="dimmed">{messages.signInHint(invitation.email)}</Text>
          <Button size="md" onClick={() => void actions.signIn()}>
            {messages.signIn}
          </Button>
        </>
      ) : (
        <>
          <Text c="dimmed">{messages.signedInAs(email)}</Text>
          <Button size="md" loading={actions.isAccepting} onClick={actions.accept}>
            {messages.accept}
          </Button>
          {isOther ? (
            <Button size="md" variant="default" onClick={() => void actions.useOtherAddress()}>
              {messages.otherAccount}
            </Button>
          ) : null}
        </>
      )}
    </Stack>
  );
}

function Invites({ invitation }: { invitation: Invitation }) {
  const { invitedBy, workspaceName, role, email, expiresAt } = invitation;
  const day = useDates().day(expiresAt);
  return (
    <Text style={{ overflowWrap: 'anywhere' }}>
      <strong>{messages.invites(invitedBy)}</strong> invites you to <strong>{workspaceName}</strong>{' '}
      {roleTexts[role]}. {messages.forAddress} <strong>{email}</strong>. {messages.until(day)}
    </Text>
  );
}
