import type { Transaction } from '@keydence/db';
import { AppError, type BriefDetail, type CreateBriefInput } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { lockList } from '../keyword-lists/lock-list.ts';
import { requireListId } from './access.ts';
import { briefMessages } from './brief-messages.ts';
import { chooseAddresses } from './choose-addresses.ts';
import { findSampleResults } from './find-sample-results.ts';
import { findSubject } from './find-subject.ts';
import { getBrief } from './get-brief.ts';
import { queueBrief } from './queue-brief.ts';

/** Limits per list. */
const most = { open: 3, stored: 200 };

/**
 * Starts a brief for a keyword, a topic, a move or addresses; a job reads the pages.
 * @throws AppError validation_failed without enough addresses, conflict if three are being written
 * or 200 are stored
 */
export async function createBrief(ctx: DomainContext, input: CreateBriefInput): Promise<BriefDetail> {
  const { services, domain, caller } = ctx;
  const { database, pageRules, sampleDomains } = services;
  const listId = requireListId(ctx);
  const found = await findSubject(database.db, listId, input);
  const { domainName, locationCode, languageCode } = domain;
  const isSample = sampleDomains.some((sample) => sample.domainName === domainName);
  const results =
    isSample && found.results.length === 0
      ? await findSampleResults(services, { locationCode, languageCode }, found.title)
      : found.results;
  const addresses = chooseAddresses({ pageRules, domainName, given: input.addresses, results });
  await services.rateLimiter.take('provider_minute', caller.userId);
  const briefId = await database.db.transaction(async (tx) => {
    await requireRoom(tx, listId);
    return queueBrief(tx, services, { listId, found, addresses, language: languageCode, isSample });
  });
  return getBrief(ctx, { briefId });
}

/** Serializes the creation of briefs, so that two concurrent ones do not exceed the limit. */
async function requireRoom(tx: Transaction, listId: number): Promise<void> {
  await lockList(tx, listId);
  const [counts] = await tx.execute<{ open: number; stored: number }>(sql`
    select count(*) filter (where state in ('queued', 'running'))::int as open, count(*)::int as stored
    from briefs where list_id = ${listId}`);
  if ((counts?.open ?? 0) >= most.open) throw new AppError('conflict', briefMessages.open(most.open));
  if ((counts?.stored ?? 0) >= most.stored) throw new AppError('conflict', briefMessages.full(most.stored));
}
