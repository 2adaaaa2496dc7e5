import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { tellFailure } from '../../app/tell-failure.ts';
import { trpc } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';
import { messages } from './messages.ts';

/** Sends keywords to the content plan, and remembers which ones are there. */
export function useSendToPlan() {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const [planned, setPlanned] = useState<ReadonlySet<string>>(new Set());
  const { mutate, isPending } = trpc.contentPlan.add.useMutation({
    onSuccess: ({ created, duplicates }, { keywords = [] }) => {
      setPlanned((previous) => new Set([...previous, ...keywords]));
      notifications.show({
        message: messages.sentMany(created, duplicates.length),
      });
    },
    onError: (error) => tellFailure(messages.sendFailed, error),
    onSettled: () => utils.contentPlan.invalidate(),
  });
  const send = (keywords: string[]) => {
    if (domain && !isPending) mutate({ domainId: domain.id, keywords });
  };
  return { send, planned, isSending: isPending };
}
