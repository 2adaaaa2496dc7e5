import { schema } from '@keydence/db';
import { AppError, type ChooseSearchConsolePropertyInput, type SearchConsoleState } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { startFactsFetch } from '../console-facts/start-fetch.ts';
import { ensureKeywordList } from '../keyword-lists/ensure-keyword-list.ts';
import { searchConsoleMessages } from '../sources/search-console-messages.ts';
import { getState } from './get-state.ts';
import { listProperties } from './list-properties.ts';

/**
 * Sets the property of a domain and starts fetching its history. AppError('validation_failed') for a property of
 * another domain.
 */
export async function chooseProperty(
  ctx: DomainContext,
  { property }: ChooseSearchConsolePropertyInput,
): Promise<SearchConsoleState> {
  const { services, domain } = ctx;
  const offered = await listProperties(ctx);
  if (!offered.some((one) => one.property === property)) {
    throw new AppError('validation_failed', searchConsoleMessages.otherProperty);
  }
  const { searchConsoleProperties: properties } = schema;
  const chosen = { workspaceId: domain.workspaceId, property, chosenAt: services.now() };
  await services.database.db.transaction(async (tx) => {
    await tx
      .insert(properties)
      .values({ domainId: domain.id, ...chosen })
      .onConflictDoUpdate({ target: properties.domainId, set: chosen });
    const list = await ensureKeywordList(tx, { domainId: domain.id, market: domain, now: services.now() });
    await startFactsFetch(tx, services, { listId: list.id, property });
    await recordAudit(tx, ctx, {
      workspaceId: domain.workspaceId,
      notes: [
        {
          kind: 'search_console.property_chosen',
          subject: { id: domain.id, name: domain.domainName },
          details: { property },
        },
      ],
    });
  });
  return getState(ctx);
}
