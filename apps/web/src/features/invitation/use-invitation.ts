import { notifications } from '@mantine/notifications';
import { useNavigate } from '@tanstack/react-router';
import { useAuth } from '../../lib/auth-provider.tsx';
import { rememberReturnPath } from '../../lib/return-path.ts';
import { appCodeOf, type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { messages } from './messages.ts';

export type Invitation = RouterOutputs['invitations']['get'];

/** Accepts a linked invitation, or signs in for it with the invited address. */
export function useAcceptInvitation(token: string, { workspaceName }: Invitation) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const { signOut } = useAuth();
  const accept = trpc.invitations.accept.useMutation({
    onSuccess: async ({ workspaceId }) => {
      await utils.workspaces.list.invalidate();
      notifications.show({ message: messages.joined(workspaceName) });
      await navigate({ to: '/dashboard', search: { workspace: workspaceId }, replace: true });
    },
  });
  const signIn = () => {
    rememberReturnPath(`/invitations/${token}`);
    return navigate({ to: '/signin' });
  };
  const code = appCodeOf(accept.error);
  return {
    accept: () => accept.mutate({ token }),
    isAccepting: accept.isPending,
    isForOther: code === 'forbidden',
    /** A 403 message from the server already names the invited address. */
    failure: accept.error && (code === 'forbidden' ? accept.error.message : messages.acceptFailed),
    signIn,
    useOtherAddress: async () => {
      await signOut();
      await signIn();
    },
  };
}
