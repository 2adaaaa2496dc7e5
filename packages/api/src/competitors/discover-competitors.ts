import { type Queryable, schema } from '@keydence/db';
import {
  type DiscoveredCompetitors,
  pickCompetitors,
  type RankedKeyword,
  type SearchDataSource,
  type SourceCompetitor,
} from '@keydence/domain';
import { eq } from 'drizzle-orm';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { requireSource } from '../sources/find-source.ts';
import { requireRoom } from './require-room.ts';
import { scoreGaps } from './score-gaps.ts';
import { storeCompetitorKeywords } from './store-competitor-keywords.ts';
import { countRanked, storeCompetitors } from './store-competitors.ts';

const maxCandidates = 50;
const keywordLimit = 1_000;
/** As many as a setup tracks. */
const addedAtOnce = 5;

/**
 * Searches for competitors again, like the domain's setup, and tracks up to five more. The source
 * is called before the transaction; a failure changes nothing. A deleted competitor is not added
 * again. AppError: 'source_failed', and 'validation_failed' if the list is full.
 */
export async function discoverCompetitors({
  services,
  domain,
}: DomainContext): Promise<DiscoveredCompetitors> {
  const listId = requireList(domain).id;
  const { id: domainId, workspaceId, domainName, locationCode, languageCode, dataSource } = domain;
  const market = { locationCode, languageCode };
  const source = requireSource(services, { workspaceId, domainId, dataSource }, 'discover_competitors');
  const { db } = services.database;
  const candidates = await source.competitors(domainName, market, maxCandidates);
  const picked = await pickNew(db, { listId, domainName, candidates });
  const keywords = await collectKeywords(source, picked, market);
  return db.transaction(async (tx) => {
    // Of two concurrent discoveries, the second sees the ones that the first added.
    await bumpListVersion(tx, listId);
    const ours = { domainName, organicKeywordsCount: await countRanked(tx, listId) };
    const added = await storeCompetitors(tx, services, {
      listId,
      limit: addedAtOnce,
      ours,
      candidates: picked,
    });
    await requireRoom(tx, listId);
    for (const { id, domainName: name } of added) {
      const items = keywords.get(name) ?? [];
      await storeCompetitorKeywords(tx, { listId, competitorId: id }, { items, now: services.now() });
    }
    await scoreGaps(tx, listId);
    return { added: added.map(({ domainName: name }) => name) };
  });
}

interface Found {
  listId: number;
  domainName: string;
  candidates: readonly SourceCompetitor[];
}

/** The best candidates that the list has never had. */
async function pickNew(
  db: Queryable,
  { listId, domainName, candidates }: Found,
): Promise<SourceCompetitor[]> {
  const { competitors } = schema;
  const known = await db
    .select({ name: competitors.domainName })
    .from(competitors)
    .where(eq(competitors.listId, listId));
  const names = new Set(known.map(({ name }) => name));
  const ours = { domainName, organicKeywordsCount: await countRanked(db, listId) };
  const strangers = candidates.filter((candidate) => !names.has(candidate.domainName));
  return pickCompetitors(ours, strangers, addedAtOnce);
}

async function collectKeywords(
  source: SearchDataSource,
  sites: readonly SourceCompetitor[],
  market: { locationCode: number; languageCode: string },
): Promise<Map<string, RankedKeyword[]>> {
  const found = new Map<string, RankedKeyword[]>();
  for (const { domainName } of sites) {
    const { items } = await source.rankedKeywords(domainName, market, { limit: keywordLimit, offset: 0 });
    found.set(domainName, items);
  }
  return found;
}
