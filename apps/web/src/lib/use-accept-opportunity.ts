import { normaliseKeywordText } from '@keydence/domain';
import { notifications } from '@mantine/notifications';
import { acceptTexts as texts } from './accept-messages.ts';
import { notifyError } from './notify-error.ts';
import { offerUndo } from './offer-undo.tsx';
import { trpc } from './trpc.ts';
import { useAcceptedKeywords } from './use-accepted-keywords.ts';
import { useSelection } from './use-selection.tsx';

/** Adds keywords to the content plan, one at a time; undo removes one with its prediction. */
export function useAcceptOpportunity() {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const domainId = domain?.id ?? '';
  const accepted = useAcceptedKeywords();
  const setAccepted = (keywordText: string, isAccepted: boolean) =>
    utils.predictions.listAccepted.setData({ domainId }, (before = []) => {
      const text = normaliseKeywordText(keywordText);
      const others = before.filter((one) => one !== text);
      return isAccepted ? [...others, text] : others;
    });
  const settle = () => {
    void utils.contentPlan.invalidate();
    void utils.predictions.invalidate();
  };
  const revert = trpc.contentPlan.revert.useMutation({
    onError: (error) => notifyError(texts.notUndone, error),
    onSettled: settle,
  });
  const undo = (keywordText: string, acceptanceId: string) =>
    revert.mutateAsync({ domainId, acceptanceId }).then(
      () => {
        setAccepted(keywordText, false);
        notifications.show({ message: texts.undone(keywordText) });
      },
      () => undefined,
    );
  const accept = trpc.contentPlan.accept.useMutation({
    onSuccess: ({ acceptanceId }, { keywords: [keywordText = ''] }) => {
      setAccepted(keywordText, true);
      offerUndo(texts.done(keywordText), () => void undo(keywordText, acceptanceId));
    },
    onError: (error) => notifyError(texts.failed, error),
    onSettled: settle,
  });
  return {
    accept: (keywordText: string) => {
      if (domain && !accept.isPending) accept.mutate({ domainId, keywords: [keywordText] });
    },
    isAccepted: (keywordText: string) => accepted.includes(normaliseKeywordText(keywordText)),
    isPending: accept.isPending,
  };
}
