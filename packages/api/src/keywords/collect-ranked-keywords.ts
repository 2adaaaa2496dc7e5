import {
  AppError,
  type Market,
  type RankedKeyword,
  type SearchDataSource,
  type SourcePage,
} from '@keydence/domain';

const pageSize = 1_000;
/** At most this many keywords that the site ranks for are collected at once. */
const maxRanked = 10_000;

export interface RankedCollection {
  ranked: RankedKeyword[];
  /** Every keyword for which the site ranks is there. */
  isComplete: boolean;
}

interface CollectOptions {
  /** A failure half-way keeps what came. */
  keepsPart?: boolean;
  /** The first pages, which were read before. */
  known?: readonly SourcePage<RankedKeyword>[];
  /** Called with each page that is read now; the next one is not asked for before it has resolved. */
  onPage?: (page: { firstIndex: number; page: SourcePage<RankedKeyword> }) => Promise<void>;
}

/** The keywords for which a site ranks, most traffic first. AppError('source_failed') as the source throws it. */
export async function collectRankedKeywords(
  source: SearchDataSource,
  { domainName, market }: { domainName: string; market: Market },
  { keepsPart = false, known = [], onPage = async () => {} }: CollectOptions = {},
): Promise<RankedCollection> {
  const ranked = known.flatMap(({ items }) => items);
  let last = known.at(-1);
  for (;;) {
    if (last) {
      const isComplete = ranked.length >= last.total || last.items.length === 0;
      if (isComplete || ranked.length >= maxRanked) return { ranked, isComplete };
    }
    const firstIndex = ranked.length;
    try {
      last = await source.rankedKeywords(domainName, market, { limit: pageSize, offset: firstIndex });
    } catch (error) {
      const isSourceError = error instanceof AppError && error.code === 'source_failed';
      if (!keepsPart || !isSourceError || ranked.length === 0) throw error;
      return { ranked, isComplete: false };
    }
    ranked.push(...last.items);
    await onPage({ firstIndex, page: last });
  }
}
