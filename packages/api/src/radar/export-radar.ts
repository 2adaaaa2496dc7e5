import {
  type ExportRadarInput,
  type KeywordCsvSource,
  localDay,
  type Publication,
  radarCsvFileName,
} from '@keydence/domain';
import { getDomainScope, requireSetupDone } from '../access/get-domain-scope.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { checkText } from '../check-text.ts';
import type { AuthedContext } from '../context.ts';
import { countPublications, findFortnight, readPublications } from './read-publications.ts';

const batchSize = 500;

export interface RadarExport {
  fileName: string;
  source: KeywordCsvSource;
  /** Number of publications at the start. */
  total: number;
  /** Batches in list order, each read on demand. */
  batches: AsyncGenerator<Publication[], void>;
}

/**
 * All publications of a fortnight that match the filters, in list order.
 * @throws AppError not_found for a foreign domain, domain_setup_in_progress
 */
export async function exportRadar(ctx: AuthedContext, input: ExportRadarInput): Promise<RadarExport> {
  checkText(input);
  const { database, now } = ctx.services;
  const domain = await getDomainScope(ctx, input);
  requireSetupDone(domain);
  const listId = domain.list?.id ?? 0;
  const window = findFortnight(now(), input.fortnight);
  const wanted = { listId, window, filters: input };
  const total = await countPublications(database.db, wanted);
  const { domainName, locationCode, languageCode, dataSource } = domain;
  const source = { domainName, locationCode, languageCode, dataSource };
  await recordAudit(database.db, ctx, {
    workspaceId: domain.workspaceId,
    notes: [{ kind: 'export.radar', subject: { id: domain.id, name: domainName }, details: { rows: total } }],
  });
  async function* readBatches(): AsyncGenerator<Publication[], void> {
    let cursor: string | undefined;
    for (;;) {
      const rows = await readPublications(database.db, { ...wanted, limit: batchSize, cursor });
      if (rows.length > 0) yield rows;
      cursor = rows.at(-1)?.id;
      if (rows.length < batchSize) return;
    }
  }
  return {
    fileName: radarCsvFileName(source, localDay(now(), domain.timeZone)),
    ...{ source, total, batches: readBatches() },
  };
}
