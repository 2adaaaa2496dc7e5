import { useState } from 'react';
import { notifyError } from '../../lib/notify-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { bulkMessages } from './bulk-messages.ts';
import type { KeywordSelection } from './keyword-selection.ts';
import type { KeywordsSearch } from './keywords-search.ts';
import { keywordFilterOf } from './use-keywords.ts';

/**
 * Resolves a selection to its current ids, so that an action applies to the keywords counted. On failure,
 * shows a notification and returns null.
 */
export function useSelectedIds(search: KeywordsSearch) {
  const { domain, market } = useSelection();
  const utils = trpc.useUtils();
  const [isReading, setIsReading] = useState(false);
  const read = async ({ isAll, ids }: KeywordSelection): Promise<readonly string[] | null> => {
    if (!isAll) return ids;
    if (!domain) return null;
    setIsReading(true);
    try {
      const input = { ...keywordFilterOf(search), domainId: domain.id };
      const { locationCode, languageCode } = market ?? domain;
      const found = await utils.client.keywords.listMatching.query({ ...input, locationCode, languageCode });
      return found.keywordIds;
    } catch (error) {
      notifyError(bulkMessages.matchFailed, error);
      return null;
    } finally {
      setIsReading(false);
    }
  };
  return { read, isReading };
}
