import {
  AppError,
  type GetReportInput,
  type Report,
  refuseAction,
  writeReportByRules,
} from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { findMarketList } from '../keyword-lists/find-market-list.ts';
import { buildFacts } from './build-facts.ts';
import { composeReport } from './compose-report.ts';
import { findShownReport } from './find-shown-report.ts';
import { keepReport } from './keep-report.ts';
import { refreshReport } from './refresh-report.ts';
import { viewReport } from './report-view.ts';
import { updateMoves } from './update-moves.ts';

/** No list has this id; a market that was never set up reads as empty. */
const noList = 0;

/**
 * The stored report of the list's newest version. `forceRefresh` writes it again first. A domain without a source gets
 * a report of empty facts; a setup that failed before its report has none: AppError('source_failed'). Writing a report
 * may cost money, so a viewer gets the rules' report until one is stored; AppError('forbidden') for `forceRefresh`.
 */
export async function getReport(ctx: DomainContext, input: GetReportInput): Promise<Report> {
  const { services, domain } = ctx;
  const { database } = services;
  const list = await findMarketList(database, domain, input);
  const subject = {
    listId: list?.id ?? noList,
    domainName: domain.domainName,
    languageCode: input.languageCode ?? domain.languageCode,
    now: services.now(),
  };
  const refusal = refuseAction('spend', { role: domain.role, membersMayShare: false });
  if (input.forceRefresh && refusal !== null) throw new AppError('forbidden', refusal);
  const hasFigures = list !== null && list.keywordCount > 0;
  const renew = (report: Report) => updateMoves(database.db, subject.listId, report);
  const refresh = async () => {
    const written = await refreshReport(services, subject, domain.dataSource);
    return renew(keepReport(database.owner, subject.listId, written));
  };
  if (hasFigures && input.forceRefresh) return refresh();
  const stored = list && (await findShownReport(database, list.id));
  if (stored) return renew(stored);
  if (hasFigures && domain.setup.state === 'ready' && refusal === null) return refresh();
  if (domain.setup.state === 'failed') throw new AppError('source_failed', domain.setup.message);
  const facts = await buildFacts(database.db, subject);
  const body = composeReport(writeReportByRules(facts), facts, domain.dataSource);
  return viewReport({ body, generatedAt: services.now() });
}
