import {
  type ExportPagesInput,
  type KeywordCsvSource,
  localDay,
  pageCsvFileName,
  type SitePage,
} from '@keydence/domain';
import { getDomainScope, requireSetupDone } from '../access/get-domain-scope.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { checkText } from '../check-text.ts';
import type { AuthedContext } from '../context.ts';
import { findSite } from './access.ts';
import { countPages, type PageScope, readPageRows, readPageScope } from './read-page-rows.ts';
import { findSiteRead } from './read-run.ts';

const batchSize = 500;

export interface PageExport {
  fileName: string;
  source: KeywordCsvSource;
  /** Number of pages at the start. */
  total: number;
  /** Batches in list order, each read on demand. */
  batches: AsyncGenerator<SitePage[], void>;
}

/**
 * All pages that match the filters, in list order.
 * @throws AppError not_found for a foreign domain, domain_setup_in_progress
 */
export async function exportPages(ctx: AuthedContext, input: ExportPagesInput): Promise<PageExport> {
  checkText(input);
  const { database, now } = ctx.services;
  const domain = await getDomainScope(ctx, input);
  requireSetupDone(domain);
  const listId = domain.list?.id ?? 0;
  const site = await findSite(database.db, domain.id);
  const siteId = site?.id ?? 0;
  const read = await findSiteRead(database.db, siteId, true);
  const scope = await readPageScope(database.db, { siteId, listId, run: read?.run ?? 0 });
  const total = await countPages(database.db, scope, input);
  const { domainName, locationCode, languageCode, dataSource } = domain;
  const source = { domainName, locationCode, languageCode, dataSource };
  await recordAudit(database.db, ctx, {
    workspaceId: domain.workspaceId,
    notes: [
      { kind: 'export.pages', subject: { id: domain.id, name: domain.domainName }, details: { rows: total } },
    ],
  });
  return {
    fileName: pageCsvFileName(source, localDay(now(), domain.timeZone)),
    source,
    total,
    batches: readBatches(ctx, scope, { input, total }),
  };
}

async function* readBatches(
  { services }: AuthedContext,
  scope: PageScope,
  { input, total }: { input: ExportPagesInput; total: number },
): AsyncGenerator<SitePage[], void> {
  for (let offset = 0; offset < total; offset += batchSize) {
    const rows = await readPageRows(services.database.db, scope, { ...input, limit: batchSize, offset });
    if (rows.length === 0) return;
    yield rows;
  }
}
