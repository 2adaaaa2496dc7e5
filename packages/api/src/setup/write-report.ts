import type { Services } from '../context.ts';
import { readListVersion } from '../keyword-lists/bump-list-version.ts';
import { buildFacts } from '../reports/build-facts.ts';
import { composeReport } from '../reports/compose-report.ts';
import { writeSections } from '../reports/write-sections.ts';
import type { ListStepScope } from '../runs/find-setup-scope.ts';
import { finishStep } from '../runs/move-setup.ts';
import { storeReport } from '../stored-reports/store-report.ts';

/**
 * Writes the report of the list's current version. The analyst may be a language model, so no
 * transaction waits for it.
 */
export async function writeReport(services: Services, scope: ListStepScope): Promise<void> {
  const { listId, domainName, dataSource } = scope;
  const { db } = services.database;
  const listVersion = await readListVersion(db, listId);
  const facts = await buildFacts(db, {
    listId,
    domainName,
    languageCode: scope.market.languageCode,
    now: services.now(),
  });
  const body = composeReport(await writeSections(services, listId, facts), facts, dataSource);
  await finishStep(services, scope, 'report', async (tx) => {
    await storeReport(tx, listId, { listVersion, body, generatedAt: services.now() });
  });
}
