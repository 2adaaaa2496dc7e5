import { schema, type Transaction } from '@keydence/db';
import { AppError, type Market } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';

interface WantedList {
  domainId: string;
  market: Market;
  now: Date;
}

/** The list of a domain's market, created if missing. */
export async function ensureKeywordList(
  tx: Transaction,
  { domainId, market: { locationCode, languageCode }, now }: WantedList,
): Promise<{ id: number; keywordCount: number }> {
  const { keywordLists } = schema;
  await tx
    .insert(keywordLists)
    .values({ domainId, locationCode, languageCode, createdAt: now })
    .onConflictDoNothing();
  const [list] = await tx
    .select({ id: keywordLists.id, keywordCount: keywordLists.keywordCount })
    .from(keywordLists)
    .where(
      and(
        eq(keywordLists.domainId, domainId),
        eq(keywordLists.locationCode, locationCode),
        eq(keywordLists.languageCode, languageCode),
      ),
    );
  if (!list) throw new AppError('internal', 'The keyword list is missing.');
  return list;
}
