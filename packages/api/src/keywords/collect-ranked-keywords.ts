import { AppError, type Market, type RankedKeyword, type SearchDataSource } from '@keydence/domain';

const pageSize = 1_000;
/** At most this many keywords that the site ranks for are collected at once. */
const maxRanked = 10_000;

export interface RankedCollection {
  ranked: RankedKeyword[];
  /** Every keyword for which the site ranks is there. */
  isComplete: boolean;
}

/** The keywords for which a site ranks, most traffic first. With `keepsPart`, a failure half-way keeps what came. */
export async function collectRankedKeywords(
  source: SearchDataSource,
  { domainName, market }: { domainName: string; market: Market },
  { keepsPart = false } = {},
): Promise<RankedCollection> {
  const ranked: RankedKeyword[] = [];
  for (;;) {
    try {
      const page = await source.rankedKeywords(domainName, market, {
        limit: pageSize,
        offset: ranked.length,
      });
      ranked.push(...page.items);
      const isComplete = ranked.length >= page.total || page.items.length === 0;
      if (isComplete || ranked.length >= maxRanked) return { ranked, isComplete };
    } catch (error) {
      const isSourceError = error instanceof AppError && error.code === 'source_failed';
      if (!keepsPart || !isSourceError || ranked.length === 0) throw error;
      return { ranked, isComplete: false };
    }
  }
}
