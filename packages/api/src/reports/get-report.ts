import { AppError, type GetReportInput, type Report, writeReportByRules } from '@keydence/domain';
import { findKeywordList } from '../keywords/find-keyword-list.ts';
import type { DomainContext } from '../tracked-domains/access.ts';
import { buildFacts } from './build-facts.ts';
import { composeReport } from './compose-report.ts';
import { findReport } from './find-report.ts';
import { refreshReport } from './refresh-report.ts';
import { viewReport } from './report-view.ts';

/** No list has this number; a market that was never set up reads like an empty one. */
const noList = 0;

/**
 * The stored report of the list's newest version. `forceRefresh` writes it again first. A domain without a source
 * gets a report of empty facts; a setup that failed before its report has none: AppError('source_failed').
 */
export async function getReport(ctx: DomainContext, input: GetReportInput): Promise<Report> {
  const { services, domain } = ctx;
  const { db } = services.database;
  const market = {
    domainId: domain.id,
    locationCode: input.locationCode ?? domain.locationCode,
    languageCode: input.languageCode ?? domain.languageCode,
  };
  const list = await findKeywordList(services.database, market);
  const subject = {
    listId: list?.id ?? noList,
    domainName: domain.domainName,
    languageCode: market.languageCode,
  };
  const stored = list && (await findReport(db, list.id));
  const hasFigures = list !== null && list.keywordCount > 0;
  if (hasFigures && (input.forceRefresh || (!stored && domain.setup.state === 'ready'))) {
    return viewReport(await refreshReport(services, subject, domain.dataSource));
  }
  if (stored) return viewReport(stored);
  if (domain.setup.state === 'failed') throw new AppError('source_failed', domain.setup.message);
  const facts = await buildFacts(db, subject);
  const body = composeReport(writeReportByRules(facts), facts, domain.dataSource);
  return viewReport({ body, generatedAt: services.now() });
}
