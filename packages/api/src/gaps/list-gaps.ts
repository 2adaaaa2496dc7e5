import { type GapMatrix, type GapMatrixInput, paginate } from '@keydence/domain';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { findOwnKeywords } from '../competitors/find-own-keywords.ts';
import { readGains } from '../gains/read-gains.ts';
import { buildGapPage, type GapPageRow } from './build-gap-page.ts';
import { findGapInsights } from './find-gap-insights.ts';
import { findGapRanks } from './find-gap-ranks.ts';
import { viewGapRow } from './gap-row-view.ts';
import { readGapBrands } from './read-gap-brands.ts';
import { readGapSites } from './read-gap-sites.ts';
import { readGaps } from './read-gaps.ts';

const noCounts = { all: 0, missing: 0, untapped: 0, weak: 0, contested: 0, strong: 0 };

/**
 * One page of the keywords for which at least one chosen competitor ranks, with the rank of every
 * site, in the domain's own market; unknown values come last. AppError('not_found') for a
 * competitor that is not tracked.
 */
export async function listGaps(
  { services: { database, now }, domain }: DomainContext,
  { competitorIds, hideBrands, ...input }: GapMatrixInput,
): Promise<GapMatrix> {
  const listId = requireList(domain).id;
  const sites = await readGapSites(database, listId, competitorIds);
  const terms = await readGapBrands(database.db, listId, domain.domainName);
  const statement = buildGapPage({
    listId,
    siteIds: sites.map(({ id }) => id),
    brands: hideBrands ? terms : null,
    input,
  });
  const rows = sites.length === 0 ? [] : await readGaps<GapPageRow>(database, statement);
  const hashes = rows.map(({ kw_hash }) => kw_hash).filter((hash) => hash !== null);
  const [ranks, own, insights] = await Promise.all([
    findGapRanks(database, { listId, sites, hashes }),
    findOwnKeywords(database.db, listId, hashes.map(BigInt)),
    findGapInsights(database, { listId, hashes }),
  ]);
  const texts = [...ranks.values()].map(({ keyword }) => keyword);
  const gains = await readGains(database.db, { listId, texts, now: now() });
  const counts = rows[0] ? readCounts(rows[0]) : noCounts;
  return {
    data: rows.flatMap(({ kw_hash, ...row }) =>
      kw_hash === null ? [] : viewGapRow({ kw_hash, ...row }, ranks, own, gains, insights),
    ),
    pagination: paginate(input.page, input.limit, counts[input.gapClass ?? 'all']),
    competitors: sites.map(({ id, domainName, displayName }) => ({ id, domainName, displayName })),
    counts,
    leftOut: { maybe: rows[0]?.maybe ?? 0, hidden: rows[0]?.hidden ?? 0 },
    brandTerms: terms,
    dataSource: domain.dataSource,
  };
}

function readCounts({ all, missing, untapped, weak, contested, strong }: GapPageRow): GapMatrix['counts'] {
  return { all, missing, untapped, weak, contested, strong };
}
