import { intentToCode } from '@keydence/db';
import type { Corrected, SetIntentInput } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { releaseIntents, writeIntents } from '../keyword-lists/restore-intents.ts';
import { getKeywordKeys } from '../keywords/access.ts';
import { recordCorrection } from './record-correction.ts';

/** Sets the intent of keywords, which overrides tools and rules; null removes it. */
export async function setIntent(
  ctx: DomainContext,
  { keywordIds, intentType }: SetIntentInput,
): Promise<Corrected> {
  const keys = await getKeywordKeys(ctx, keywordIds);
  return recordCorrection(ctx, async (tx, listId) => {
    if (keys.listId !== listId) throw notFound();
    const intent = intentToCode(intentType);
    if (intent === 0) await releaseIntents(tx, listId, keys.ids);
    else await writeIntents(tx, listId, { ids: keys.ids, intent });
    return { kind: 'intent', topicId: null, facts: { keywordIds: keys.ids, intent }, touched: [] };
  });
}
