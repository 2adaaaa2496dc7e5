import type { DatabaseHandle } from '@keydence/db';
import {
  type ExportGapsInput,
  type GapCsvSource,
  type GapRow,
  gapCsvFileName,
  localDay,
} from '@keydence/domain';
import { getDomainScope, requireList, requireSetupDone } from '../access/get-domain-scope.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { checkText } from '../check-text.ts';
import { findOwnKeywords } from '../competitors/find-own-keywords.ts';
import type { AuthedContext } from '../context.ts';
import { readGains } from '../gains/read-gains.ts';
import { buildGapKeys, type GapKey } from './build-gap-page.ts';
import { findGapInsights } from './find-gap-insights.ts';
import { findGapRanks } from './find-gap-ranks.ts';
import { viewGapRow } from './gap-row-view.ts';
import { readGapBrands } from './read-gap-brands.ts';
import { readGapSites } from './read-gap-sites.ts';
import { readGaps } from './read-gaps.ts';

const batchSize = 1_000;

export interface GapExport {
  fileName: string;
  source: GapCsvSource;
  /** Number of keywords in the export; fewer if some are deleted during it. */
  total: number;
  /** Batches in the order of the matrix, each read when the consumer asks for it. */
  batches: AsyncGenerator<GapRow[], void>;
}

/**
 * All keywords that match the screen's filters, in the screen's order. One statement at the start
 * fixes the keywords and their order; their texts and ranks are read batch by batch.
 * @throws AppError not_found for a foreign domain or competitor, domain_setup_in_progress
 */
export async function exportGaps(ctx: AuthedContext, input: ExportGapsInput): Promise<GapExport> {
  checkText(input);
  const { database, now } = ctx.services;
  const domain = await getDomainScope(ctx, input);
  requireSetupDone(domain);
  const listId = requireList(domain).id;
  const sites = await readGapSites(database, listId, input.competitorIds);
  const { domainName, locationCode, languageCode, dataSource } = domain;
  const statement = buildGapKeys({
    listId,
    siteIds: sites.map(({ id }) => id),
    brands: input.hideBrands ? await readGapBrands(database.db, listId, domainName) : null,
    input,
  });
  const keys = sites.length === 0 ? [] : await readGaps<GapKey>(database, statement);
  const competitors = sites.map(({ id, domainName: name, displayName }) => ({
    id,
    domainName: name,
    displayName,
  }));
  const source = { domainName, locationCode, languageCode, dataSource, competitors };
  await recordAudit(ctx.services.database.db, ctx, {
    workspaceId: domain.workspaceId,
    notes: [
      {
        kind: 'export.gaps',
        subject: { id: domain.id, name: domain.domainName },
        details: { rows: keys.length },
      },
    ],
  });
  return {
    fileName: gapCsvFileName(source, localDay(now(), domain.timeZone)),
    source,
    total: keys.length,
    batches: readBatches(database, { listId, competitors, keys, now: now() }),
  };
}

interface Matrix {
  listId: number;
  competitors: GapCsvSource['competitors'];
  keys: readonly GapKey[];
  now: Date;
}

async function* readBatches(
  database: DatabaseHandle,
  { listId, competitors, keys, now }: Matrix,
): AsyncGenerator<GapRow[], void> {
  for (let start = 0; start < keys.length; start += batchSize) {
    const batch = keys.slice(start, start + batchSize);
    const hashes = batch.map(({ kw_hash }) => kw_hash);
    const [ranks, own, insights] = await Promise.all([
      findGapRanks(database, { listId, sites: competitors, hashes }),
      findOwnKeywords(database.db, listId, hashes.map(BigInt)),
      findGapInsights(database, { listId, hashes }),
    ]);
    const texts = [...ranks.values()].map(({ keyword }) => keyword);
    const gains = await readGains(database.db, { listId, texts, now });
    yield batch.flatMap((key) => viewGapRow(key, ranks, own, gains, insights));
  }
}
