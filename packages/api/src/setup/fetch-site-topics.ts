import { schema, type Transaction } from '@keydence/db';
import { type DataSourceName, findLocation, liveSource } from '@keydence/domain';
import { eq, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { ensureKeywordList } from '../keyword-lists/ensure-keyword-list.ts';
import type { SetupScope } from '../runs/find-setup-scope.ts';
import { finishStep } from '../runs/move-setup.ts';
import { setupMessages } from '../runs/setup-messages.ts';
import { findSource } from '../sources/find-source.ts';

const namedTopics = 3;

/**
 * First step: chooses the source, reads the site's topics, and creates the keyword list of the
 * market. Without a source the setup ends here, with a message that names the ways to get one; no
 * figure is invented.
 */
export async function fetchSiteTopics(services: Services, scope: SetupScope): Promise<void> {
  const source = await findSource(services, scope, 'setup');
  const topics = source ? await source.siteTopics(scope.domainName, scope.market) : [];
  await finishStep(services, scope, 'site_topics', async (tx) => {
    const list = await ensureKeywordList(tx, { ...scope, now: services.now() });
    const dataSource = source?.name ?? (await findKeptSource(tx, list, scope));
    await tx
      .update(schema.trackedDomains)
      .set({ listId: list.id, dataSource })
      .where(eq(schema.trackedDomains.id, scope.domainId));
    if (!source) {
      const isImported = dataSource === 'import';
      return { endMessage: isImported ? setupMessages.imported : explainMissingSource(services, scope) };
    }
    const named = topics.slice(0, namedTopics).join(', ');
    return named ? { note: `Main topics: ${named}.` } : undefined;
  });
}

/** Figures from an earlier run keep their source, and so do imported ones of this market. */
async function findKeptSource(
  tx: Transaction,
  list: { id: number; keywordCount: number },
  scope: SetupScope,
): Promise<DataSourceName | null> {
  if (list.keywordCount === 0) return null;
  const [measure] = await tx.execute(sql`
    select 1 from keyword_measures where list_id = ${list.id} and source <> ${liveSource} limit 1`);
  return measure ? 'import' : scope.dataSource;
}

/**
 * The ways to a source; for a sample site of another market, its countries; for a country that a
 * connected source does not cover, the next step.
 */
function explainMissingSource(
  { sampleDomains, sources }: Services,
  { domainName, market }: SetupScope,
): string {
  const sample = sampleDomains.find((site) => site.domainName === domainName);
  if (!sample) {
    const refusals = Object.values(sources).flatMap((source) => source.explainRefusal?.(market) ?? []);
    return refusals[0] ?? setupMessages.noSource;
  }
  const countries = sample.locationCodes.map((code) => findLocation(code)?.locationName ?? String(code));
  return setupMessages.sampleElsewhere(countries);
}
