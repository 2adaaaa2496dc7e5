import type { TagKeywordsInput } from '@keydence/domain';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../lib/failure-text.ts';
import { offerUndo } from '../../lib/offer-undo.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { changeInParts } from './change-in-parts.ts';
import { tagTexts as texts } from './tag-messages.ts';

export interface Tagging extends Pick<TagKeywordsInput, 'action' | 'tag'> {
  keywordIds: readonly string[];
}

/** Adds a tag to many keywords or removes it, reports the number of changes, and offers undo for them. */
export function useTagKeywords() {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const domainId = domain?.id ?? '';
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ keywordIds, ...change }: Tagging) => {
      let unchanged = 0;
      let full = 0;
      const { changed, error } = await changeInParts(keywordIds, async (part) => {
        const answer = await utils.client.keywords.tagMany.mutate({ ...change, domainId, keywordIds: part });
        unchanged += answer.unchanged;
        full += answer.full;
        return answer;
      });
      return { changed, error, counts: { changed: changed.length, unchanged, full } };
    },
    onSettled: () =>
      Promise.all([
        utils.keywords.list.invalidate(),
        utils.keywords.get.invalidate(),
        utils.keywords.listTags.invalidate(),
      ]),
  });
  /** Reason for the failure; null after success. Changes before a failure can be undone too. */
  const tag = async (tagging: Tagging): Promise<string | null> => {
    const { changed, error, counts } = await mutateAsync(tagging);
    const describe = tagging.action === 'add' ? texts.addDone : texts.removeDone;
    const message = describe(tagging.tag, counts);
    if (changed.length > 0) offerUndo(message, () => void undo({ ...tagging, keywordIds: changed }));
    else if (!error) notify(message);
    return error ? describeFailure(error) : null;
  };
  const undo = async ({ action, ...rest }: Tagging) => {
    const reverse = { ...rest, action: action === 'add' ? 'remove' : 'add' } as const;
    const { error, counts } = await mutateAsync(reverse);
    const describe = reverse.action === 'add' ? texts.addDone : texts.removeDone;
    notify(error ? describeFailure(error) : describe(rest.tag, counts), error ? 'red' : undefined);
  };
  return { tag, isTagging: isPending };
}

function notify(message: string, color?: 'red') {
  notifications.show({ message, ...(color && { color }) });
}

const describeFailure = (error: unknown) =>
  error instanceof Error ? `${texts.failed}: ${failureText(error)}` : texts.failed;
