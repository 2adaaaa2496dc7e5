import { schema, type Transaction } from '@keydence/db';
import { AppError, findLocation } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { SetupScope } from './access.ts';
import { findSource } from './find-source.ts';
import { finishStep } from './move-setup.ts';
import { setupMessages } from './setup-messages.ts';

const namedTopics = 3;

/**
 * First step: chooses the source, reads what the site is about, and makes the keyword list of the market. Without
 * a source the setup ends here, with a message that names the ways to get one; no number is made up.
 */
export async function fetchSiteTopics(services: Services, scope: SetupScope): Promise<void> {
  const source = await findSource(services, scope);
  const topics = source ? await source.siteTopics(scope.domainName, scope.market) : [];
  await finishStep(services, scope, 'site_topics', async (tx) => {
    const list = await ensureList(tx, services, scope);
    // Numbers from an earlier run keep their source.
    const dataSource = source?.name ?? (list.keywordCount > 0 ? scope.dataSource : null);
    await tx
      .update(schema.trackedDomains)
      .set({ listId: list.id, dataSource })
      .where(eq(schema.trackedDomains.id, scope.domainId));
    if (!source) return { endMessage: explainMissingSource(services, scope) };
    const named = topics.slice(0, namedTopics).join(', ');
    return named ? { note: `Main topics: ${named}.` } : undefined;
  });
}

/** The ways to a source; for a sample site that was set up elsewhere, the countries that it has. */
function explainMissingSource({ sampleDomains }: Services, { domainName }: SetupScope): string {
  const sample = sampleDomains.find((site) => site.domainName === domainName);
  if (!sample) return setupMessages.noSource;
  const countries = sample.locationCodes.map((code) => findLocation(code)?.locationName ?? String(code));
  return setupMessages.sampleElsewhere(countries);
}

/** The list of the domain's market, made when it is not there. */
async function ensureList(tx: Transaction, services: Services, { domainId, market }: SetupScope) {
  const { keywordLists } = schema;
  await tx
    .insert(keywordLists)
    .values({ domainId, ...market, createdAt: services.now() })
    .onConflictDoNothing();
  const [list] = await tx
    .select({ id: keywordLists.id, keywordCount: keywordLists.keywordCount })
    .from(keywordLists)
    .where(
      and(
        eq(keywordLists.domainId, domainId),
        eq(keywordLists.locationCode, market.locationCode),
        eq(keywordLists.languageCode, market.languageCode),
      ),
    );
  if (!list) throw new AppError('internal', 'The keyword list is missing.');
  return list;
}
