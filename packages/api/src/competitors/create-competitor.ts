import { schema } from '@keydence/db';
import { AppError, type Competitor, type CreateCompetitorInput, parseDomainName } from '@keydence/domain';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { invalidField } from '../errors.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { encodeListId } from '../keyword-lists/encode-list-id.ts';
import { writeInTurn } from '../keyword-lists/write-in-turn.ts';
import { requireSource } from '../sources/find-source.ts';
import { requireDomain } from '../tracked-domains/check-domain.ts';
import { type CompetitorCollection, collectCompetitor } from './collect-competitor.ts';
import { getCompetitor } from './get-competitor.ts';
import { withoutWww } from './read-tracked-sites.ts';
import { requireRoom } from './require-room.ts';
import { storeCollection } from './store-collection.ts';

/** As many as discovery collects. */
const keywordLimit = 1_000;
const field = 'competitorDomain';

/**
 * Tracks a competitor of the domain's current market, with figures and keywords if the domain's
 * source covers it. The probe and the source run before the transaction. AppError:
 * 'validation_failed' for the form of the name and the own domain, 'conflict' for a tracked one,
 * 'domain_unreachable', 'source_failed'.
 */
export async function createCompetitor(
  ctx: DomainContext,
  input: CreateCompetitorInput,
): Promise<Competitor> {
  const { domain } = ctx;
  const listId = requireList(domain).id;
  const given = input.competitorDomain ?? input.domainName ?? '';
  const { domainName: typedName } = parseDomainName(given);
  if (withoutWww(typedName) === withoutWww(domain.domainName)) {
    throw invalidField(field, 'You cannot add your own domain as a competitor.');
  }
  await refuseDuplicate(ctx, listId, typedName);
  const domainName = await requireDomain(ctx, given, field);
  return track(ctx, { listId, domainName, collection: await collect(ctx, domainName) });
}

interface NewCompetitor {
  listId: number;
  domainName: string;
  collection: CompetitorCollection | null;
}

async function track({ services, domain }: DomainContext, { listId, domainName, collection }: NewCompetitor) {
  const { competitors } = schema;
  const facts = {
    displayName: collection?.figures?.displayName ?? domainName,
    valueProp: collection?.figures?.valueProp ?? null,
    createdAt: services.now(),
  };
  return writeInTurn(services, domain.id, async (tx) => {
    await bumpListVersion(tx, listId);
    const [added] = await tx
      .insert(competitors)
      .values({ listId, id: encodeListId(listId, services.newId()), domainName, ...facts })
      .onConflictDoUpdate({
        target: [competitors.listId, competitors.domainName],
        // A deleted one keeps its snapshots and its refresh of this week.
        set: { ...facts, isActive: true, deletedAt: null },
        setWhere: isNotNull(competitors.deletedAt),
      })
      .returning({ id: competitors.id });
    if (!added) throw conflict();
    await requireRoom(tx, listId);
    if (collection) await storeCollection(tx, services, { listId, competitorId: added.id, collection });
    return getCompetitor(tx, { id: added.id, listId });
  });
}

async function refuseDuplicate({ services }: DomainContext, listId: number, domainName: string) {
  const { competitors } = schema;
  const rows = await services.database.db
    .select({ id: competitors.id })
    .from(competitors)
    .where(
      and(
        eq(competitors.listId, listId),
        eq(competitors.domainName, domainName),
        isNull(competitors.deletedAt),
      ),
    );
  if (rows.length > 0) throw conflict();
}

async function collect(ctx: DomainContext, domainName: string): Promise<CompetitorCollection | null> {
  const { services, domain } = ctx;
  // Ranks come from imported files, not from a source.
  if (domain.dataSource === null || domain.dataSource === 'import') return null;
  const market = { locationCode: domain.locationCode, languageCode: domain.languageCode };
  const { id: domainId, workspaceId, domainName: ourDomainName, dataSource } = domain;
  const source = requireSource(services, { workspaceId, domainId, dataSource }, 'add_competitor');
  if (!(await source.covers(domainName, market))) return null;
  return collectCompetitor({ source, ourDomainName, domainName, market, keywordLimit, log: services.log });
}

function conflict(): AppError {
  return new AppError('conflict', 'This competitor is already tracked.');
}
