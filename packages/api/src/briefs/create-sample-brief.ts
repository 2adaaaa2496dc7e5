import type { Transaction } from '@keydence/db';
import type { Market } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { isOfSite } from '../pages/list-hosts.ts';
import { chooseAddresses } from './choose-addresses.ts';
import { findSampleResults } from './find-sample-results.ts';
import { findSubject } from './find-subject.ts';
import { queueBrief } from './queue-brief.ts';

const mostTried = 60;
/** Fewer pages show little in common. */
const leastResults = 4;

interface SampleList {
  listId: number;
  domainName: string;
  market: Market;
}

/** Queues the brief that a sample domain begins with: for its most searched keyword for which several other sites rank. */
export async function createSampleBrief(
  tx: Transaction,
  services: Services,
  { listId, domainName, market }: SampleList,
): Promise<void> {
  const keywords = await tx.execute<{ id: number; text: string }>(sql`
    select id, keyword_text as text from tracked_keywords
    where list_id = ${listId} order by search_volume desc nulls last, id limit ${mostTried}`);
  for (const { id, text } of keywords) {
    const results = await findSampleResults(services, market, text);
    if (results.filter((address) => !isOfSite(address, domainName)).length < leastResults) continue;
    const found = await findSubject(tx, listId, { keywordId: encodeKeywordId({ listId, id: Number(id) }) });
    const addresses = chooseAddresses({ pageRules: services.pageRules, domainName, given: [], results });
    const { languageCode: language } = market;
    await queueBrief(tx, services, { listId, language, found, addresses, isSample: true });
    return;
  }
}
