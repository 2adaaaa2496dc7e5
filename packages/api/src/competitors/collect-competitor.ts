import {
  type AppError,
  estimateTraffic,
  isSourceFailure,
  type Market,
  type RankedKeyword,
  type SearchDataSource,
  type SourceCompetitor,
} from '@keydence/domain';
import type { Logger } from '../context.ts';
import { collectRankedKeywords, type RankedCollection } from '../keywords/collect-ranked-keywords.ts';

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
 * Asks a source for a competitor's figures and its keywords, those with the most traffic first. AppError as the source
 * throws it ('source_failed', 'budget_exceeded') when nothing usable comes back.
 */
export async function collectCompetitor(request: Request): Promise<CompetitorCollection> {
  const { source, domainName, market, keywordLimit } = request;
  const { known, failure } = await readFigures(request);
  const keywords = await collectRankedKeywords(
    source,
    { domainName, market },
    { keepsPart: true, pageSize, limit: keywordLimit },
  ).catch((error: unknown): RankedCollection => {
    if (!isSourceFailure(error)) throw error;
    return { ranked: [], isComplete: false, total: null, failure: error };
  });
  const { ranked: items, total, isComplete } = keywords;
  if (keywords.failure) logFailure(request, keywords.failure);
  if (keywords.failure && failure && items.length === 0) throw keywords.failure;
  return {
    items,
    expected: isComplete ? items.length : Math.min(keywordLimit, total ?? keywordLimit),
    isComplete,
    figures: known ?? (failure || keywords.failure ? null : figuresOf(domainName, keywords)),
  };
}

interface Figures {
  /** What the source tells of the site; null: nothing. */
  known: SourceCompetitor | null;
  failure: AppError | null;
}

async function readFigures(request: Request): Promise<Figures> {
  const { source, ourDomainName, domainName, market } = request;
  try {
    if (source.compare)
      return { known: await source.compare(ourDomainName, domainName, market), failure: null };
    const candidates = await source.competitors(ourDomainName, market, maxCandidates);
    const known = candidates.find((candidate) => candidate.domainName === domainName) ?? null;
    return { known, failure: null };
  } catch (error) {
    if (!isSourceFailure(error)) throw error;
    logFailure(request, error);
    return { known: null, failure: error };
  }
}

/** For a site that the source does not compare with ours: the figures of its keywords. */
function figuresOf(domainName: string, { ranked, total }: RankedCollection): SourceCompetitor {
  const visits = ranked.map(
    ({ keyword, ranking }) => estimateTraffic(keyword.searchVolume, ranking.rankGroup) ?? 0,
  );
  return {
    domainName,
    displayName: domainName,
    valueProp: null,
    intersections: 0,
    organicKeywordsCount: total ?? ranked.length,
    organicTraffic: visits.reduce((sum, each) => sum + each, 0),
    paidKeywordsCount: null,
    paidTraffic: null,
  };
}

function logFailure({ log, domainName }: Request, error: unknown): void {
  log.warn({ domainName, error }, 'the source failed on a competitor');
}
