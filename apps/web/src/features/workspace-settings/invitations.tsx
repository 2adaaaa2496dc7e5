import { ToneBadge } from '@keydence/ui';
import { Alert, Button, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { useDates } from '../../lib/dates.tsx';
import { InviteForm } from './invite-form.tsx';
import { memberTexts, invitationTexts as texts } from './messages.ts';
import { type Invitation, useInvitations } from './use-invitations.ts';
import classes from './workspace-settings.module.css';

interface InvitationsProps {
  workspaceId: string;
  /** False for read-only access. */
  isOwner: boolean;
}

/** Pending invitations, and the form that invites. */
export function Invitations({ workspaceId, isOwner }: InvitationsProps) {
  const invitations = useInvitations(workspaceId);
  const heading = useRef<HTMLHeadingElement>(null);
  const { query, failure } = invitations;
  const open = query.data?.data ?? [];
  return (
    <div className={classes.part}>
      {isOwner ? <InviteForm invitations={invitations} /> : null}
      {query.error && !query.data ? (
        <Text c="red" role="alert">
          {texts.loadFailed}
        </Text>
      ) : null}
      {open.length > 0 ? (
        <>
          <Title order={3} ref={heading} tabIndex={-1}>
            {texts.list}
          </Title>
          <ul className={classes.rows} aria-label={texts.list}>
            {open.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                canManage={isOwner}
                isBusy={invitations.busyId === invitation.id}
                onResend={() => invitations.resend(invitation)}
                onRevoke={() => invitations.revoke(invitation, () => heading.current?.focus())}
              />
            ))}
          </ul>
        </>
      ) : null}
      {failure ? (
        <Alert role="alert" color="red" variant="light">
          {failure}
        </Alert>
      ) : null}
    </div>
  );
}

interface InvitationRowProps {
  invitation: Invitation;
  canManage: boolean;
  isBusy: boolean;
  onResend: () => void;
  onRevoke: () => void;
}

function InvitationRow({ invitation, canManage, isBusy, onResend, onRevoke }: InvitationRowProps) {
  const dates = useDates();
  const { email, role, expiresAt, isExpired } = invitation;
  return (
    <li>
      <div className={classes.rowText}>
        <div className={classes.rowName}>
          {email} {isExpired ? <ToneBadge tone="medium">{texts.expired}</ToneBadge> : null}
        </div>
        <Text size="xs" c="dimmed">
          {memberTexts[role]}
          {isExpired ? '' : `, ${texts.until(dates.day(expiresAt, 'medium'))}`}
        </Text>
      </div>
      {canManage ? (
        <div className={classes.rowActions}>
          <Button
            variant="default"
            size="compact-md"
            mih={32}
            loading={isBusy}
            aria-label={`${texts.resend}: ${email}`}
            onClick={onResend}
          >
            {texts.resend}
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="compact-md"
            mih={32}
            disabled={isBusy}
            aria-label={`${texts.revoke}: ${email}`}
            onClick={onRevoke}
          >
            {texts.revoke}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
