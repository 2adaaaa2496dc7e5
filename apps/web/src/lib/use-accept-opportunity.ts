import { normaliseKeywordText } from '@keydence/domain';
import { notifications } from '@mantine/notifications';
import { acceptTexts as texts } from './accept-messages.ts';
import { offerUndo } from './offer-undo.tsx';
import { tellFailure } from './tell-failure.ts';
import { trpc } from './trpc.ts';
import { useAcceptedKeywords } from './use-accepted-keywords.ts';
import { useSelection } from './use-selection.tsx';

/** Adds one keyword to the content plan; undo removes it with its prediction. */
export function useAcceptOpportunity(keywordText: string) {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const domainId = domain?.id ?? '';
  const text = normaliseKeywordText(keywordText);
  const accepted = useAcceptedKeywords();
  const setAccepted = (isAccepted: boolean) =>
    utils.predictions.listAccepted.setData({ domainId }, (before = []) => {
      const others = before.filter((one) => one !== text);
      return isAccepted ? [...others, text] : others;
    });
  const settle = () => {
    void utils.contentPlan.invalidate();
    void utils.predictions.invalidate();
  };
  const revert = trpc.contentPlan.revert.useMutation({
    onSuccess: () => {
      setAccepted(false);
      notifications.show({ message: texts.undone(keywordText) });
    },
    onError: (error) => tellFailure(texts.notUndone, error),
    onSettled: settle,
  });
  const accept = trpc.contentPlan.accept.useMutation({
    onSuccess: ({ acceptanceId }) => {
      setAccepted(true);
      offerUndo(texts.done(keywordText), () => revert.mutate({ domainId, acceptanceId }));
    },
    onError: (error) => tellFailure(texts.failed, error),
    onSettled: settle,
  });
  return {
    accept: () => {
      if (domain && !accept.isPending) accept.mutate({ domainId, keywords: [keywordText] });
    },
    isAccepted: accepted.includes(text),
    isPending: accept.isPending,
  };
}
