import type { RefreshedKeywords, RefreshKeywordsInput } from '@keydence/domain';
import { recordSnapshot } from '../overview/record-snapshot.ts';
import type { DomainContext } from '../tracked-domains/access.ts';
import { changeList } from './change-list.ts';
import { collectRankedKeywords } from './collect-ranked-keywords.ts';
import { findKeywordFacts } from './find-keyword-facts.ts';
import { findRefreshTarget, type RefreshTarget } from './find-refresh-target.ts';
import { runRefresh } from './run-refresh.ts';
import { scoreKeywords } from './score-keywords.ts';
import { storeKeywords } from './store-keywords.ts';

const maxIdeas = 1_000;
const maxLookUps = 1_000;

/**
 * Collects the keywords of a domain again, as its setup did: new ones are added, known ones get today's numbers.
 * A market that was never set up has nothing to refresh. AppError('source_failed') changes nothing.
 */
export async function refreshKeywords(
  ctx: DomainContext,
  input: RefreshKeywordsInput,
): Promise<RefreshedKeywords> {
  const target = await findRefreshTarget(ctx, input);
  const { list } = target;
  if (!list) return { added: 0, updated: 0 };
  const { services, domain } = ctx;
  return runRefresh(services.database, { listId: list.id, kind: 'keywords' }, async () => {
    const found = await collectKeywords(ctx, { ...target, listId: list.id });
    return changeList(ctx, domain.id, async (tx) => {
      const checkedAt = services.now();
      const counts = await storeKeywords(tx, list.id, { ...found, checkedAt });
      await scoreKeywords(tx, list.id);
      await recordSnapshot(tx, list.id, checkedAt);
      return counts;
    });
  });
}

async function collectKeywords(
  { services, domain }: DomainContext,
  { source, domainName, market, listId }: RefreshTarget & { listId: number },
) {
  const collection = await collectRankedKeywords(source, { domainName, market });
  const ideas = await source.keywordIdeas(domainName, market, maxIdeas);
  // Where the site may rank without our knowing, a keyword must not be stored as one that does not rank.
  if (!collection.isComplete) return { ...collection, ideas: [] };
  // Keywords that people added before the source knew them.
  const unknown = await services.database.sql<{ text: string }[]>`
    select keyword_text as text from tracked_keywords
    where list_id = ${listId} and search_volume is null order by id limit ${maxLookUps}`;
  const texts = unknown.map(({ text }) => text);
  const facts = await findKeywordFacts(services, { ...domain, ...market }, texts);
  return { ...collection, ideas: [...ideas, ...facts.values()] };
}
