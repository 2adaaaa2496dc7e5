import { schema, type Transaction } from '@keydence/db';
import { AppError, type BriefDetail, type CreateBriefInput } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../tracked-domains/access.ts';
import { requireListId } from './access.ts';
import { briefMessages } from './brief-messages.ts';
import { chooseAddresses } from './choose-addresses.ts';
import { findSubject } from './find-subject.ts';
import { getBrief } from './get-brief.ts';

/** Limits per list. */
const most = { open: 3, stored: 200 };

/**
 * Starts a brief for a keyword, a topic, a move or addresses; a job reads the pages.
 * @throws AppError validation_failed without enough addresses, conflict if three are being written
 * or 200 are stored
 */
export async function createBrief(ctx: DomainContext, input: CreateBriefInput): Promise<BriefDetail> {
  const { services, domain, caller } = ctx;
  const { database, jobs, pageRules, sampleDomains, now } = services;
  const listId = requireListId(ctx);
  const found = await findSubject(database.db, listId, input);
  const { domainName } = domain;
  const addresses = chooseAddresses({
    pageRules,
    domainName,
    given: input.addresses,
    results: found.results,
  });
  await services.rateLimiter.take('provider_minute', caller.userId);
  const id = services.newId();
  await database.db.transaction(async (tx) => {
    await requireRoom(tx, listId);
    await tx.insert(schema.briefs).values({
      ...{ listId, id, title: found.title, subject: found.subject, subjectId: found.subjectId },
      ...{ language: domain.languageCode, state: 'queued', ownPage: found.ownPage, createdAt: now() },
      isSample: sampleDomains.some((sample) => sample.domainName === domainName),
    });
    await tx
      .insert(schema.briefSources)
      .values(addresses.map((address, index) => ({ listId, briefId: id, number: index + 1, address })));
    await jobs.enqueueBrief(tx, { listId, briefId: id });
  });
  return getBrief(ctx, { briefId: id });
}

/** Serializes the creation of briefs, so that two concurrent ones do not exceed the limit. */
async function requireRoom(tx: Transaction, listId: number): Promise<void> {
  await tx.execute(sql`select from keyword_lists where id = ${listId} for no key update`);
  const [counts] = await tx.execute<{ open: number; stored: number }>(sql`
    select count(*) filter (where state in ('queued', 'running'))::int as open, count(*)::int as stored
    from briefs where list_id = ${listId}`);
  if ((counts?.open ?? 0) >= most.open) throw new AppError('conflict', briefMessages.open(most.open));
  if ((counts?.stored ?? 0) >= most.stored) throw new AppError('conflict', briefMessages.full(most.stored));
}
