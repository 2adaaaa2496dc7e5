import { maxKeywordsPerUpload } from '@keydence/domain';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { importTexts as texts } from './import-messages.ts';

/** Numbers of keywords sent so far and in total. */
export interface SendingKeywords {
  sent: number;
  total: number;
}

/** Adds keywords to the selected domain's list, reports the number of new ones, and reloads the list. */
export function useAddKeywords(onAdded: () => void) {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const [progress, setProgress] = useState<SendingKeywords | null>(null);
  const domainId = domain?.id ?? '';
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (keywords: readonly string[]) => {
      const total = keywords.length;
      let created = 0;
      for (let sent = 0; sent < total; sent += maxKeywordsPerUpload) {
        if (total > maxKeywordsPerUpload) setProgress({ sent, total });
        const part = keywords.slice(sent, sent + maxKeywordsPerUpload);
        try {
          created += (await utils.client.keywords.addMany.mutate({ domainId, keywords: part })).created;
        } catch (failure) {
          throw describeFailure(failure, { sent, total });
        }
      }
      return { created, known: total - created };
    },
    onSuccess: ({ created, known }) => {
      notifications.show({
        message: texts.added(created, known),
      });
      onAdded();
    },
    onSettled: () => {
      setProgress(null);
      return Promise.all([utils.keywords.list.invalidate(), utils.keywords.listDeleted.invalidate()]);
    },
  });
  return {
    add: (keywords: string[]) => domain && mutate(keywords),
    isAdding: isPending,
    progress,
    error: error?.message ?? null,
    reset,
  };
}

/** Reason for the failure, and the keywords added before it. */
function describeFailure(cause: unknown, { sent, total }: SendingKeywords): Error {
  const reason = cause instanceof Error ? `${texts.failed}: ${failureText(cause)}` : texts.failed;
  return new Error(sent === 0 ? reason : `${reason} ${texts.sentBefore(sent, total)}`, { cause });
}
