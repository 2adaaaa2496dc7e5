import { type DatabaseHandle, intentFromCode } from '@keydence/db';
import {
  brandTerms,
  type GapMatrix,
  type GapMatrixInput,
  type GapRow,
  gapClassesOf,
  paginate,
} from '@keydence/domain';
import { findOwnKeywords, type OwnKeyword } from '../competitors/find-own-keywords.ts';
import type { Statement } from '../keywords/build-keyword-page.ts';
import { type DomainContext, requireList } from '../tracked-domains/access.ts';
import { buildGapPage, type GapPageRow } from './build-gap-page.ts';
import { findGapRanks, type GapRanks } from './find-gap-ranks.ts';
import { readGapSites } from './read-gap-sites.ts';

const noCounts = { all: 0, missing: 0, weak: 0, strong: 0, untapped: 0, shared: 0 };

/**
 * One page of the keywords for which at least one chosen competitor ranks, with everybody's rank, in the domain's own
 * market; unknown values come last. AppError('not_found') for a competitor that is not tracked.
 */
export async function listGaps(
  { services: { database }, domain }: DomainContext,
  { competitorIds, hideBrands, ...input }: GapMatrixInput,
): Promise<GapMatrix> {
  const listId = requireList(domain).id;
  const sites = await readGapSites(database, listId, competitorIds);
  const terms = brandTerms([{ domainName: domain.domainName }, ...sites]);
  const statement = buildGapPage({
    listId,
    siteIds: sites.map(({ id }) => id),
    brandTerms: hideBrands ? terms : [],
    input,
  });
  const rows = sites.length === 0 ? [] : await readPage(database, statement);
  const hashes = rows.map(({ kw_hash }) => kw_hash).filter((hash) => hash !== null);
  const [ranks, own] = await Promise.all([
    findGapRanks(database, { listId, sites, hashes }),
    findOwnKeywords(database.db, listId, hashes.map(BigInt)),
  ]);
  const counts = rows[0] ? readCounts(rows[0]) : noCounts;
  return {
    data: rows.flatMap((row) => viewGapRow(row, ranks, own)),
    pagination: paginate(input.page, input.limit, counts[input.gapClass ?? 'all']),
    competitors: sites.map(({ id, domainName, displayName }) => ({ id, domainName, displayName })),
    counts,
    brandTerms: terms,
    dataSource: domain.dataSource,
  };
}

/**
 * Without nested loops: right after a domain's setup the tables have no statistics yet, and the planner would compare
 * every keyword of theirs with every one of ours.
 */
function readPage(
  { listSql }: Pick<DatabaseHandle, 'listSql'>,
  { text, values }: Statement,
): Promise<GapPageRow[]> {
  return listSql.begin(async (tx) => {
    await tx`set local enable_nestloop = off`;
    return [...(await tx.unsafe<GapPageRow[]>(text, values, { prepare: true }))];
  });
}

function readCounts({ all, missing, weak, strong, untapped, shared }: GapPageRow): GapMatrix['counts'] {
  return { all, missing, weak, strong, untapped, shared };
}

const deepestRank = 100;

/** Nothing for the row that carries only counts, and for a keyword that has gone since the page was read. */
function viewGapRow(
  row: GapPageRow,
  ranks: ReadonlyMap<string, GapRanks>,
  own: ReadonlyMap<bigint, OwnKeyword>,
): GapRow[] {
  const theirs = row.kw_hash === null ? undefined : ranks.get(row.kw_hash);
  if (row.kw_hash === null || !theirs) return [];
  const ours = own.get(BigInt(row.kw_hash));
  const isRanked = ours?.rankAbsolute != null && ours.rankAbsolute <= deepestRank;
  const ownRank = isRanked ? ours.rankAbsolute : null;
  return [
    {
      keyword: theirs.keyword,
      ownKeywordId: ours?.keywordId ?? null,
      searchVolume: row.search_volume,
      difficultyScore: row.difficulty_score,
      intentType: intentFromCode(row.intent),
      ownRank,
      ranks: theirs.ranks,
      gapClasses: gapClassesOf({ ownRank, ranks: theirs.ranks }),
    },
  ];
}
