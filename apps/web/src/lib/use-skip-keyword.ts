import { notifications } from '@mantine/notifications';
import { correctionTexts as texts } from './correction-messages.ts';
import { useCorrection } from './use-correction.ts';

/**
 * Marks a keyword as not the site's subject, with an undo: no move is proposed for it. A null id means
 * that it is not tracked.
 */
export function useSkipKeyword(): (keywordId: string | null, keywordText: string) => void {
  const { correct } = useCorrection();
  return (keywordId, keywordText) => {
    if (keywordId === null) {
      notifications.show({ id: 'skip-untracked', message: texts.skipUntracked(keywordText) });
      return;
    }
    correct({
      send: (client, domainId) =>
        client.keywords.voteRelevance.mutate({ domainId, keywordIds: [keywordId], vote: 'not_ours' }),
      message: texts.votedNotOurs(keywordText),
    });
  };
}
