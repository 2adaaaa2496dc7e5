import {
  AppError,
  estimateTraffic,
  type Market,
  type RankedKeyword,
  type SearchDataSource,
  type SourceCompetitor,
} from '@keydence/domain';
import type { Logger } from '../context.ts';

const maxCandidates = 50;
const pageSize = 100;

interface Request {
  source: SearchDataSource;
  /** Whose competitor it is. */
  ourDomainName: string;
  domainName: string;
  market: Market;
  keywordLimit: number;
  log: Logger;
}

/** What a source has told about a competitor; it may have failed half-way. */
export interface CompetitorCollection {
  items: RankedKeyword[];
  /** Keywords that should have come. */
  expected: number;
  /** Whether the items are all that the site ranks for. */
  isComplete: boolean;
  /** Null: they could not be read. */
  figures: SourceCompetitor | null;
}

/**
 * Asks a source for a competitor's figures and its keywords, those with the most traffic first.
 * AppError('source_failed') when nothing usable comes back.
 */
export async function collectCompetitor(request: Request): Promise<CompetitorCollection> {
  const { keywordLimit } = request;
  const candidates = await readCandidates(request);
  const { items, total, hasFailed } = await readPages(request);
  if (hasFailed && items.length === 0 && candidates === null) {
    throw new AppError('source_failed', 'The search-data source failed. Please try again later.');
  }
  const expected = Math.min(keywordLimit, total ?? keywordLimit);
  return {
    items,
    expected,
    isComplete: !hasFailed && total !== null && items.length >= total,
    figures: findFigures(request, candidates, hasFailed ? null : { items, total: total ?? items.length }),
  };
}

async function readCandidates(request: Request): Promise<SourceCompetitor[] | null> {
  const { source, ourDomainName, market } = request;
  try {
    return await source.competitors(ourDomainName, market, maxCandidates);
  } catch (error) {
    logFailure(request, error);
    return null;
  }
}

async function readPages(request: Request) {
  const { source, domainName, market, keywordLimit } = request;
  const items: RankedKeyword[] = [];
  let total: number | null = null;
  try {
    while (items.length < Math.min(keywordLimit, total ?? keywordLimit)) {
      const limit = Math.min(pageSize, keywordLimit - items.length);
      const page = await source.rankedKeywords(domainName, market, { limit, offset: items.length });
      total = page.total;
      if (page.items.length === 0) break;
      items.push(...page.items.slice(0, limit));
    }
    return { items, total, hasFailed: false };
  } catch (error) {
    logFailure(request, error);
    return { items, total, hasFailed: true };
  }
}

/** The source's own figures; for a site that it does not compare with ours, those of its keywords. */
function findFigures(
  { domainName }: Request,
  candidates: SourceCompetitor[] | null,
  keywords: { items: RankedKeyword[]; total: number } | null,
): SourceCompetitor | null {
  const known = candidates?.find((candidate) => candidate.domainName === domainName);
  if (known || candidates === null || keywords === null) return known ?? null;
  const visits = keywords.items.map(
    ({ keyword, ranking }) => estimateTraffic(keyword.searchVolume, ranking.rankAbsolute) ?? 0,
  );
  return {
    domainName,
    displayName: domainName,
    valueProp: null,
    intersections: 0,
    organicKeywordsCount: keywords.total,
    organicTraffic: visits.reduce((sum, each) => sum + each, 0),
    paidKeywordsCount: null,
    paidTraffic: null,
  };
}

function logFailure({ log, domainName }: Request, error: unknown): void {
  log.warn({ domainName, error }, 'the source failed on a competitor');
}
