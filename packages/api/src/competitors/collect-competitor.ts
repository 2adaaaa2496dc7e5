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
import { collectRankedKeywords, type RankedCollection } from '../keyword-lists/collect-ranked-keywords.ts';

const maxCandidates = 50;
const pageSize = 100;

interface Request {
  source: SearchDataSource;
  ourDomainName: string;
  domainName: string;
  market: Market;
  keywordLimit: number;
  log: Logger;
}

/** Data of a source about a competitor; may be partial if the source failed. */
export interface CompetitorCollection {
  items: RankedKeyword[];
  /** Number of keywords that the source announced. */
  expected: number;
  /** True if the items are all keywords for which the site ranks. */
  isComplete: boolean;
  /** Null if the request failed. */
  figures: SourceCompetitor | null;
}

/**
 * Fetches a competitor's figures and its keywords from a source, those with the most traffic first.
 * AppError as the source throws it ('source_failed', 'budget_exceeded') if nothing usable is
 * returned.
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
  /** The source's figures of the site; null if it has none. */
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

/** For a site that the source does not compare with ours: figures computed from its keywords. */
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
