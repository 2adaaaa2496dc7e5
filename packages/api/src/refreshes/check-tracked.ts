import {
  isSourceFailure,
  maxKeywordsPerRequest,
  normaliseKeywordText,
  type RankCheck,
  type RankedKeyword,
  type SearchDataSource,
} from '@keydence/domain';
import type { Services } from '../context.ts';
import type { KnownIds } from '../keyword-lists/find-known-ids.ts';
import type { RefreshScope } from './access.ts';
import { findDoubtful } from './find-doubtful.ts';
import { type KeptPage, keepPage, readPages } from './move-refresh.ts';
import { requireRankings } from './require-rankings.ts';

/** Windows per statement. */
const windowsAtOnce = 8;

/** Result of a check of tracked keywords; keywords in none of the fields were not reached. */
export interface TrackedRankings {
  ranked: RankedKeyword[];
  /** The requested keywords; absent if the request was for the site as a whole. */
  numbers?: KnownIds | undefined;
  /** Results from result pages, for keywords that the source's collection could not answer. */
  checks: RankCheck[];
  /** Keywords without a ranking of the site. */
  unranked: string[];
}

/**
 * The site's ranks for the tracked keywords: from the source's collection, in requests for some hundred keywords, and
 * from the result page for those that it does not list and may not know. Pages read by an earlier attempt are not
 * requested again. AppError('source_failed'), ('budget_exceeded') if nothing was returned.
 */
export async function checkTracked(
  services: Services,
  scope: RefreshScope,
  source: SearchDataSource,
): Promise<TrackedRankings> {
  const { ranked, numbers, missing, isWhole } = await askEach(services, scope, source);
  await requireRankings(services, scope.listId, ranked);
  const { doubtful, others } = await findDoubtful(services, scope.listId, missing);
  const checks = isWhole ? await checkPages(services, scope, { source, texts: doubtful }) : [];
  return { ranked, numbers, checks, unranked: others };
}

interface Answers {
  ranked: RankedKeyword[];
  numbers: { listVersion: number; ids: Map<string, number> };
  /** Requested but not listed. */
  missing: string[];
  /** True if the source answered every request. */
  isWhole: boolean;
}

/** Windows of keyword ids, so a second attempt sends the same requests as the first. */
async function askEach(services: Services, scope: RefreshScope, source: SearchDataSource): Promise<Answers> {
  const known = new Map(
    (await readPages(services.database.db, scope)).map((kept) => [kept.firstIndex, kept.page] as const),
  );
  const { lastId, total, listVersion } = await measureList(services, scope.listId);
  const numbers = { listVersion, ids: new Map<string, number>() };
  const answers: Answers = { ranked: [], numbers, missing: [], isWhole: true };
  let done = 0;
  for await (const { firstIndex, keywords } of readWindows(services, scope.listId, lastId)) {
    const texts = keywords.map(({ text }) => text);
    done += texts.length;
    let page = known.get(firstIndex);
    if (!page) {
      try {
        page = await source.rankingsAmong?.(scope.domainName, scope.market, texts);
      } catch (error) {
        if (!isSourceFailure(error) || answers.ranked.length === 0) throw error;
        return { ...answers, isWhole: false };
      }
      if (!page) break;
      await keepPage(services, scope, { firstIndex, page, progress: { done, total: Math.max(done, total) } });
    }
    for (const { text, id } of keywords) numbers.ids.set(text, id);
    addPage(answers, texts, page);
  }
  return answers;
}

function addPage(answers: Answers, texts: readonly string[], page: KeptPage['page']): void {
  answers.ranked.push(...page.items);
  const listed = new Set(page.items.map(({ keyword }) => normaliseKeywordText(keyword.keywordText)));
  // A truncated page, or one with gaps, does not show which keywords are missing.
  if ((page.rows ?? page.items.length) < page.total || page.missing) return;
  answers.missing.push(...texts.filter((text) => !listed.has(text)));
}

async function checkPages(
  services: Services,
  { domainName, market, domainId }: RefreshScope,
  { source, texts }: { source: SearchDataSource; texts: readonly string[] },
): Promise<RankCheck[]> {
  if (texts.length === 0) return [];
  try {
    return (await source.checkRankings?.(domainName, market, texts)) ?? [];
  } catch (error) {
    if (!isSourceFailure(error)) throw error;
    services.log.warn({ domainId, error }, 'result pages could not be read');
    return [];
  }
}

async function measureList({ database }: Services, listId: number) {
  const [list] = await database.sql<{ lastId: number; total: number; listVersion: number }[]>`
    select next_keyword_id::float8 - 1 as "lastId", keyword_count as total, version::float8 as "listVersion"
    from keyword_lists where id = ${listId}`;
  return list ?? { lastId: 0, total: 0, listVersion: 0 };
}

interface Window {
  firstIndex: number;
  keywords: { id: number; text: string }[];
}

/** Keywords up to an id, in windows of `maxKeywordsPerRequest` ids; empty windows are skipped. */
async function* readWindows({ database }: Services, listId: number, lastId: number): AsyncGenerator<Window> {
  const readAtOnce = windowsAtOnce * maxKeywordsPerRequest;
  for (let first = 1; first <= lastId; first += readAtOnce) {
    const read = await database.sql<{ id: number; text: string }[]>`
      select id::float8 as id, keyword_text as text from tracked_keywords
      where list_id = ${listId} and id >= ${first} and id < ${first + readAtOnce} order by id`;
    let end = 0;
    for (let firstIndex = first; firstIndex < first + readAtOnce; firstIndex += maxKeywordsPerRequest) {
      const start = end;
      while ((read[end]?.id ?? Number.POSITIVE_INFINITY) < firstIndex + maxKeywordsPerRequest) end++;
      if (end > start) yield { firstIndex, keywords: read.slice(start, end) };
    }
  }
}
