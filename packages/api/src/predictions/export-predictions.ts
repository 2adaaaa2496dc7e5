import {
  type ExportPredictionsInput,
  type KeywordCsvSource,
  localDay,
  type Prediction,
  predictionCsvFileName,
} from '@keydence/domain';
import { getDomainScope, requireSetupDone } from '../access/get-domain-scope.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { checkText } from '../check-text.ts';
import type { AuthedContext } from '../context.ts';
import { viewPrediction } from './prediction-view.ts';
import { countPredictions, readPredictions } from './read-predictions.ts';

/** Rows per batch, and in memory. */
const batchSize = 500;

export interface PredictionExport {
  fileName: string;
  source: KeywordCsvSource;
  /** Number of predictions in the export. */
  total: number;
  /** Batches in the order of the list, each read on demand. */
  batches: AsyncGenerator<Prediction[], void>;
}

/**
 * All predictions that match the list's filters, newest first.
 * @throws AppError not_found for a foreign domain, domain_setup_in_progress
 */
export async function exportPredictions(
  ctx: AuthedContext,
  { outcome, search, domainId }: ExportPredictionsInput,
): Promise<PredictionExport> {
  checkText({ search });
  const { database, now } = ctx.services;
  const domain = await getDomainScope(ctx, { domainId });
  requireSetupDone(domain);
  const { domainName, locationCode, languageCode, dataSource, list } = domain;
  const source = { domainName, locationCode, languageCode, dataSource };
  const filter = { outcome, search };
  const total = list ? await countPredictions(database.db, list.id, filter) : 0;
  await recordAudit(ctx.services.database.db, ctx, {
    workspaceId: domain.workspaceId,
    notes: [
      {
        kind: 'export.predictions',
        subject: { id: domain.id, name: domain.domainName },
        details: { rows: total },
      },
    ],
  });
  return {
    fileName: predictionCsvFileName(source, localDay(now(), domain.timeZone)),
    source,
    total,
    batches: readBatches(),
  };

  async function* readBatches(): AsyncGenerator<Prediction[], void> {
    for (let offset = 0; list && offset < total; offset += batchSize) {
      const limit = Math.min(batchSize, total - offset);
      const rows = await readPredictions(database.db, list.id, { ...filter, limit, offset });
      yield rows.map(viewPrediction);
    }
  }
}
