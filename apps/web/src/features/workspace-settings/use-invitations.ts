import { createInvitationInput } from '@keydence/domain';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { invitationTexts as texts } from './messages.ts';
import { type Member, reasonOf } from './use-members.ts';

export type Invitation = RouterOutputs['invitations']['list']['data'][number];

/** Pending invitations of a workspace, with sending, resending and revocation. */
export function useInvitations(workspaceId: string) {
  const utils = trpc.useUtils();
  const { data, error, refetch } = trpc.invitations.list.useQuery({ workspaceId });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);
  const take = (list: RouterOutputs['invitations']['list']) =>
    utils.invitations.list.setData({ workspaceId }, list);
  const create = trpc.invitations.create.useMutation({ onSuccess: take });
  const repeat = trpc.invitations.resend.useMutation({ onSuccess: take });
  const revoke = trpc.invitations.delete.useMutation({
    onSuccess: () => utils.invitations.list.invalidate({ workspaceId }),
  });
  const forget = () => {
    setRefusal(null);
    for (const { reset } of [create, repeat, revoke]) reset();
  };
  const send = (wanted: { email: string; role: Member['role'] }, onSent: () => void) => {
    forget();
    const checked = createInvitationInput.safeParse({ workspaceId, ...wanted });
    if (!checked.success) return setRefusal(checked.error.issues[0]?.message ?? null);
    create.mutate(checked.data, {
      onSuccess: () => {
        notifications.show({ message: texts.sent(checked.data.email) });
        onSent();
      },
    });
  };
  const actOn = { onSettled: () => setBusyId(null) };
  const resend = ({ id, email }: Invitation) => {
    forget();
    setBusyId(id);
    const onSuccess = () => notifications.show({ message: texts.sent(email) });
    repeat.mutate({ workspaceId, invitationId: id }, { ...actOn, onSuccess });
  };
  const remove = ({ id, email }: Invitation, onRevoked: () => void) => {
    forget();
    setBusyId(id);
    const onSuccess = () => {
      notifications.show({ message: texts.revoked(email) });
      onRevoked();
    };
    revoke.mutate({ workspaceId, invitationId: id }, { ...actOn, onSuccess });
  };
  return {
    query: { data, error, refetch: () => void refetch() },
    send,
    isSending: create.isPending,
    /** Validation error of the address, or the reason it was not sent. */
    sendFailure: refusal ?? reasonOf(create.error, texts.sendFailed),
    forget,
    resend,
    revoke: remove,
    busyId,
    failure: reasonOf(repeat.error, texts.sendFailed) ?? reasonOf(revoke.error, texts.revokeFailed),
  };
}
