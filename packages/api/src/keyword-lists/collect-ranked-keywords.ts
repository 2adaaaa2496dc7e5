import {
  type AppError,
  isSourceFailure,
  type Market,
  normaliseKeywordText,
  type RankedKeyword,
  type SearchDataSource,
  type SourcePage,
} from '@keydence/domain';

const defaultPageSize = 1_000;
/** Default limit of collected keywords for which the site ranks. */
const defaultLimit = 10_000;

export interface RankedCollection {
  ranked: RankedKeyword[];
  /** True if every keyword for which the site ranks was collected. */
  isComplete: boolean;
  /** The source's total, in its own rows; null before the source has returned it. */
  total: number | null;
  /** The error that ended the collection early. */
  failure: AppError | null;
}

interface CollectOptions {
  pageSize?: number;
  /** Maximum rows of the source. */
  limit?: number;
  /** True to keep the collected rows if a later page fails. */
  keepsPart?: boolean;
  /** The first pages, if they were read before. */
  known?: readonly SourcePage<RankedKeyword>[];
  /** Called with each newly read page; the next one is requested after it has resolved. */
  onPage?: (page: { firstIndex: number; page: SourcePage<RankedKeyword> }) => Promise<void>;
}

/**
 * The keywords for which a site ranks, each once, most traffic first. A source whose pages repeat
 * or end before its own total ends the collection as incomplete. AppError('source_failed'),
 * ('budget_exceeded') as the source throws them.
 */
export async function collectRankedKeywords(
  source: SearchDataSource,
  { domainName, market }: { domainName: string; market: Market },
  options: CollectOptions = {},
): Promise<RankedCollection> {
  const { keepsPart = false, known = [], onPage = async () => {} } = options;
  const { pageSize = defaultPageSize, limit = defaultLimit } = options;
  const read: SourcePage<RankedKeyword>[] = [...known];
  for (;;) {
    const { end, firstIndex, ranked, total } = joinPages(read, limit);
    if (end) return { ranked, total, isComplete: end === 'complete', failure: null };
    try {
      const asked = { limit: Math.min(pageSize, limit - firstIndex), offset: firstIndex };
      const page = cutTo(asked.limit, await source.rankedKeywords(domainName, market, asked));
      read.push(page);
      await onPage({ firstIndex, page });
    } catch (error) {
      if (!keepsPart || !isSourceFailure(error) || ranked.length === 0) throw error;
      return { ranked, total, isComplete: false, failure: error };
    }
  }
}

/** At most `limit` rows of the page. */
function cutTo(limit: number, page: SourcePage<RankedKeyword>): SourcePage<RankedKeyword> {
  return page.items.length > limit ? { ...page, items: page.items.slice(0, limit), rows: limit } : page;
}

interface JoinedPages {
  ranked: RankedKeyword[];
  total: number | null;
  firstIndex: number;
  end: 'complete' | 'incomplete' | null;
}

function joinPages(pages: readonly SourcePage<RankedKeyword>[], limit: number): JoinedPages {
  const byText = new Map<string, RankedKeyword>();
  let firstIndex = 0;
  let end: JoinedPages['end'] = null;
  let rowsBefore = 0;
  let total = 0;
  let missing = 0;
  for (const page of pages) {
    const before = byText.size;
    for (const item of page.items) {
      const text = normaliseKeywordText(item.keyword.keywordText);
      if (!byText.has(text)) byText.set(text, item);
    }
    const rows = page.rows ?? page.items.length;
    const isRepeated = firstIndex > 0 && (byText.size - before) * 2 < page.items.length;
    const isCut = total > 0 && page.total < total;
    firstIndex += rows;
    total = Math.max(total, page.total);
    missing += page.missing ?? 0;
    const isDry = rows === 0 || rows < rowsBefore;
    if (isRepeated || isCut) end = 'incomplete';
    else if (firstIndex >= total) end = missing === 0 ? 'complete' : 'incomplete';
    else if (isDry || firstIndex >= limit) end = 'incomplete';
    rowsBefore = rows;
    if (end) break;
  }
  return { ranked: [...byText.values()], total: pages.length > 0 ? total : null, firstIndex, end };
}
