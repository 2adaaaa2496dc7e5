import type { RankedKeyword, SearchDataSource, SourceKeyword } from '@keydence/domain';
import { scoreGaps } from '../competitors/score-gaps.ts';
import type { Services } from '../context.ts';
import { recordSnapshot } from '../gains/record-snapshot.ts';
import { scoreKeywords } from '../keyword-lists/score-keywords.ts';
import { storeKeywords } from '../keyword-lists/store-keywords.ts';
import { findKeywordFacts } from '../keywords/find-keyword-facts.ts';
import { requestAlertCheck } from '../runs/request-alert-check.ts';
import { requireSource } from '../sources/find-source.ts';
import type { RefreshScope } from './access.ts';
import { collectPages } from './collect-pages.ts';
import { finishRefresh } from './move-refresh.ts';

const maxIdeas = 1_000;
const maxLookUps = 1_000;

/**
 * Collects the keywords of a list again, like the setup of its domain: adds new ones, and updates
 * known ones with today's figures. AppError('source_failed') changes nothing.
 */
export async function refreshKeywords(services: Services, scope: RefreshScope): Promise<void> {
  const source = requireSource(services, scope, 'refresh_keywords');
  const collection = await collectPages(services, scope, { source });
  // After an incomplete collection the site may rank for an idea, so no idea must be stored as not
  // ranking.
  const ideas = collection.isComplete ? await collectIdeas(services, scope, source) : [];
  const found: { ranked: RankedKeyword[]; ideas: SourceKeyword[]; isComplete: boolean } = {
    ...collection,
    ideas,
  };
  await finishRefresh(services, scope, async (tx) => {
    const checkedAt = services.now();
    const { added, updated } = await storeKeywords(tx, scope.listId, {
      ...found,
      checkedAt,
      source: source.name,
    });
    await scoreKeywords(tx, scope.listId);
    await scoreGaps(tx, scope.listId);
    await recordSnapshot(tx, scope.listId, checkedAt);
    await requestAlertCheck(tx, services, { listId: scope.listId, at: checkedAt });
    return { added, updated };
  });
}

async function collectIdeas(
  services: Services,
  { workspaceId, domainId, domainName, dataSource, market, listId }: RefreshScope,
  source: SearchDataSource,
): Promise<SourceKeyword[]> {
  const ideas = await source.keywordIdeas(domainName, market, maxIdeas);
  // Keywords that people added before the source knew them.
  const unknown = await services.database.sql<{ text: string }[]>`
    select keyword_text as text from tracked_keywords
    where list_id = ${listId} and search_volume is null order by id limit ${maxLookUps}`;
  const texts = unknown.map(({ text }) => text);
  const facts = await findKeywordFacts(
    services,
    { id: domainId, workspaceId, dataSource, ...market },
    { texts, action: 'refresh_keywords' },
  );
  return [...ideas, ...facts.values()];
}
