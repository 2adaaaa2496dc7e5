import { notifications } from '@mantine/notifications';
import { useMemo, useState } from 'react';
import { notifyError } from '../../lib/notify-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { useAcceptedKeywords } from '../../lib/use-accepted-keywords.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { messages } from './messages.ts';

/** Sends keywords to the content plan, and tracks the ones sent or accepted. */
export function useSendToPlan() {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const accepted = useAcceptedKeywords();
  const [sent, setSent] = useState<readonly string[]>([]);
  const { mutate, isPending } = trpc.contentPlan.add.useMutation({
    onSuccess: ({ created, duplicates }, { keywords = [] }) => {
      setSent((previous) => [...previous, ...keywords]);
      notifications.show({
        message: messages.sentMany(created, duplicates.length),
      });
    },
    onError: (error) => notifyError(messages.sendFailed, error),
    onSettled: () => {
      void utils.contentPlan.invalidate();
      void utils.predictions.invalidate();
    },
  });
  const send = (keywords: string[]) => {
    if (domain && !isPending) mutate({ domainId: domain.id, keywords });
  };
  const planned = useMemo(() => new Set([...accepted, ...sent]), [accepted, sent]);
  return { send, planned, isSending: isPending };
}
