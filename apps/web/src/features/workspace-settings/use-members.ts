import type { HoldingEnds } from '@keydence/domain';
import { useState } from 'react';
import { appCodeOf, type RouterInputs, type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { memberTexts } from './messages.ts';

export type Member = RouterOutputs['members']['list']['data'][number];
type Role = RouterInputs['members']['update']['role'];

/** Server's message if a rule refuses; else ours. */
export function reasonOf(error: { message: string } | null, fallback: string): string | null {
  if (!error) return null;
  const code = appCodeOf(error);
  return code === 'forbidden' || code === 'conflict' || code === 'rate_limited' ? error.message : fallback;
}

/** Members of a workspace, with the owner's mutations. */
export function useMembers(workspaceId: string) {
  const utils = trpc.useUtils();
  const { data, error, refetch } = trpc.members.list.useQuery({ workspaceId });
  const [changing, setChanging] = useState<string | null>(null);
  const update = trpc.members.update.useMutation({
    onSuccess: (list) => utils.members.list.setData({ workspaceId }, list),
    onSettled: () => setChanging(null),
  });
  const remove = trpc.members.delete.useMutation({
    onSuccess: () => utils.members.list.invalidate({ workspaceId }),
  });
  return {
    query: { data, error, refetch: () => void refetch() },
    isOwner: data?.data.some(({ isYou, role }) => isYou && role === 'owner') ?? false,
    changeRole: (userId: string, role: Role) => {
      setChanging(userId);
      update.mutate({ workspaceId, userId, role });
    },
    changing,
    changeFailure: reasonOf(update.error, memberTexts.changeFailed),
    remove: (userId: string, ends: HoldingEnds, onDone: () => void) =>
      remove.mutate({ workspaceId, userId, ...ends }, { onSuccess: onDone }),
    isRemoving: remove.isPending,
    removeFailure: reasonOf(remove.error, memberTexts.removeFailed),
    forgetFailure: remove.reset,
  };
}

/** Display name of a member: the name, or the address without one. */
export function nameOfMember({ fullName, email }: Pick<Member, 'fullName' | 'email'>): string {
  return fullName ?? email ?? '–';
}
